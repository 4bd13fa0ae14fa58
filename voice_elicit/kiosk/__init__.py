"""The dialogue in a browser: a page with captions, touch, keys and voice, and the server behind it.

```
from voice_elicit.kiosk import FormErrand, Settings, app
service = Starlette(routes=[Mount("/desk", app(FormErrand(params, Asker("Green Table", vouched=True)), Settings()))])
```
The page mirrors the dialogue's `View` and sends what was pressed, typed and spoken; it decides nothing. One visitor is
one `VoiceElicitor`; engines are loaded once for all of them. Nothing of a visitor outlives the visit.
"""

from __future__ import annotations

from voice_elicit.kiosk.app import app
from voice_elicit.kiosk.errands import Errand, FormErrand, Visitor
from voice_elicit.kiosk.settings import Settings

__all__ = ["Errand", "FormErrand", "Settings", "Visitor", "app"]
