"""How people agree, refuse and hesitate. Contractions are written out before these are looked up."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class ConsentWords(Lexicon):
    typed: dict[str, str]
    """Single keys that stand for a word where a yes or no is asked: `y`."""
    yes: list[str]
    """Templates that are a yes on their own: `yes`, `go ahead`."""
    no: list[str]
    """Templates that are a no on their own: `no`, `no thanks`, `i refuse`."""
    leading_yes: list[str]
    """Those of `yes` that stay a yes when a statement follows: `yes i want one`."""
    leading_no: list[str]
    """Those of `no` that stay a no when a statement follows: `no i have one`."""
    agreeing: list[str]
    """Agree about a statement, also alone: `correct`, `true`."""
    praising: list[str]
    """Agree only behind a frame, alone they may just be noise: `great`, `fine`."""
    contradicting: list[str]
    """Disagree about a statement: `wrong`, `false`."""
    matching: list[str]
    """Agree behind a frame, disagree behind a negation, mean nothing alone: `what i said`, `it`."""
    negations: list[str]
    """Turn what follows round: `not`. One that stands under `no` as well is a no where nothing that agrees follows:
    `no` of `no es correcto`."""
    ellipses: list[str]
    """A yes when nothing follows, a frame otherwise: `it is`, `i do`."""
    frames: list[str]
    """Carry one of the above: `that is`, `the answer is`, `is my answer`."""
    neutral: list[str]
    """Explained, and without weight for yes or no: intensifiers, politeness, "and"."""
    restating: list[str]
    """Frames of a reply that repeats the question as a statement: `i want to`, `go on and`."""
    small: list[str]
    """Words that carry nothing when a reply is compared with the words of a question."""
    leaning_yes: list[str]
    """Half a yes, asked back where it is enough: `i think so`."""
    leaning_no: list[str]
    """Half a no: `i do not think so`."""
    hedges: list[str]
    """Take the edge off a yes or a no: `i guess`, `probably`."""
    unsure: list[str]
    """No answer at all: `i do not know`, `no idea`, `no problem`."""
    adverbs: list[str]
    """Words left out when `unsure` is looked for: `i really just do not know`."""
    conditions: list[str]
    """Turn a yes into none: `but`, `if`, `unless`."""
    questions: list[str]
    """Words of a question asked back: `what`, `why`."""
    doubtful_yes: list[str]
    """A yes at a yes/no question that may be something else at the read-back."""
    listen_yes: list[str]
    """The few phrases of a yes a recognizer listens for."""
    listen_no: list[str]
    """The few phrases of a no a recognizer listens for."""
    listen_again: tuple[str, ...] = ()
    """Those of `listen_yes` that count when a yes at the read-back is asked for once more; all when empty."""
    requests_behind: tuple[str, ...] = ()
    """Those of `yes` that, behind other words, only ask for these: `해 주세요` of "no, three please"."""
    doubtful_no: tuple[str, ...] = ()
    """A no at a yes/no question that tells at the read-back that something is wrong: `incorrect`."""
