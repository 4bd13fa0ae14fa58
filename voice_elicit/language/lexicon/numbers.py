"""Words of numbers: what counts as a number, and what may stand around one without changing it."""

from __future__ import annotations

from pydantic import Field

from voice_elicit.language.pack import Lexicon


class NumberWords(Lexicon):
    ones: dict[str, int]
    """0 to 9."""
    teens: dict[str, int]
    """10 to 19."""
    tens: dict[str, int]
    """20, 30, ... 90."""
    compounds: dict[str, int]
    """Templates of 0 to 999 for languages that do not say tens before ones: `einundzwanzig`, `quatre vingt dix`,
    `doscientos`."""
    tens_joiners: list[str]
    """Between tens and ones: `y` of `treinta y cinco`."""
    hundred: list[str]
    scales: dict[str, int]
    """Thousand and above, plurals included."""
    dozens: dict[str, int]
    """Nouns that multiply what stands before them: `dozen` is 12."""
    one_articles: list[str]
    """Articles that mean one in front of hundreds, scales, dozens and fractions: `a hundred`."""
    joiners: list[str]
    """`and` of `a hundred and five`, `one and a half`."""
    of: list[str]
    """`of` of `a quarter of a million`."""
    points: list[str]
    decimal_comma: bool
    """Numerals are written `1.000,5`."""
    minus: list[str]
    plus: list[str]
    below_zero: list[str]
    """Phrases after a number that make it negative."""
    zero_letters: list[str]
    """Said for 0 between digits only: `oh`."""
    digit_names: dict[str, int] = Field(default_factory=dict)
    """Said for a digit between digits only, words of their own elsewhere: `meia` is 6."""
    repeats: dict[str, int]
    """`double` is 2."""
    ordinals: dict[str, int]
    """Single words: `first`, `twentieth`."""
    ordinal_suffixes: list[str]
    """Behind numerals: `3rd`."""
    fractions: dict[str, int]
    """Denominators that are no ordinals: `half`, `quarter`."""
    fraction_plurals: dict[str, int]
    """`thirds`, `fifths`."""
    fraction_of: tuple[str, ...] = ()
    """Templates between the lower and the upper number of a fraction, in languages that name the lower one first."""
    homophones: dict[str, str]
    """What recognizers write for a number word; tried only when the whole reply then is one number."""
    the: list[str]
    """Articles in front of an ordinal."""
    pronoun_before_one: list[str]
    """`one` is no number behind these: `this one`."""
    one: list[str]
    """The number words that double as a pronoun."""
    approximately: list[str]
    """Templates that make a number vague; it is asked back."""
    year_labels: list[str]
    """A field with one of these words takes years said in pairs: `nineteen eighty`."""
    myriads: bool = False
    """Numbers are grouped by ten thousands: scales are the thousand and the powers of ten thousand, and one is not
    said in front of them."""
    digit_words: tuple[str, ...] = ()
    """Those of `ones` that are said digit by digit; all when empty."""
    bound: tuple[str, ...] = ()
    """Number words that stand in front of what is counted only, so that alone they may be another word."""
    bound_units: tuple[str, ...] = ()
    """What stands behind those of `bound` that are a yes as well, and makes a number of them."""
    second_series: tuple[str, ...] = ()
    """Those of `ones` and `tens` that combine with each other only, where a language counts in two ways."""
    variants: dict[str, str] = Field(default_factory=dict)
    """Number words with a second form that recognizers must listen for, behind another number word."""
    text2num: bool = False
    """Whole numbers and ranks are read by the library of this name, which knows the compounds of the language, and
    checked against its spelling by Unicode; the tables above need no more than words that are one number alone."""
    regions: tuple[str, ...] = ()
    """Regions whose number words count too: `fr_BE`."""
    respelled: dict[str, str] = Field(default_factory=dict)
    """Words in a row that the library does not know in this form -> a form it knows: `eine million`, `veintidos`."""
    teens_like_tens: bool = True
    """Thirteen and thirty sound alike, so that one is asked back where the other is possible as well."""
    apart: dict[str, str] = Field(default_factory=dict)
    """Pieces of a compound that the library cannot take apart -> what it can: `centottantun` of `centottantuno`."""
    alike: dict[str, str] = Field(default_factory=dict)
    """Pieces of a number written in letters without spaces that may be said in another way, applied in this order to
    what was said and to what Unicode says: `hundertund` is `hundert`."""
    mixed: dict[str, float] = Field(default_factory=dict)
    """Templates of numbers with a half in one word: `anderthalb`."""
    plural_suffixes: list[str]
    """Endings that a word of the label may gain or lose: `guest`, `guests`."""
    never: list[str]
    """Templates that ask for time and answer nothing, unless the question asks in that unit: `one minute`."""
    only_before: list[str]
    """Passing words that count only in front of the number: `no`."""
    passing: list[str]
    """Templates that may stand around a number and leave it as it is."""
    units: list[str]
    """Things people count or measure with, allowed behind any number."""
    dimensions: dict[str, dict[str, float]]
    """Units that convert: a reply in hours to a question in minutes is never taken as it is."""
    exclusive: dict[str, dict[str, str]]
    """Units that do not convert: an answer in euros to a question in dollars is none."""
    hundredths: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """Units that may be followed by their hundredths, and the words for those: `dollars` -> `cents`."""
    hundredth_links: tuple[str, ...] = ()
    """Templates between such a unit and its hundredths: `and`."""
    pairs_are_hundreds: bool = False
    """Two numbers in a row may be hundreds as well: `twelve fifty` is 1250 or 12.50."""
    signs: dict[str, str] = Field(default_factory=dict)
    """Signs in a label, and the unit they stand for: `€` -> `euro`."""
    meaningful: list[str]
    """Never explained away, also when the label holds them: `not`, `or`, `than`."""
