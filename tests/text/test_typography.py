"""The typographer's pass: spaces that must not become line ends, and soft hyphens."""

from __future__ import annotations

import pytest

from pnpgen.text.typography import hyphenate, typeset


@pytest.mark.parametrize(
    ("locale", "text", "shown"),
    [
        ("pl", "Gracz i w domu, z talii", "Gracz i~w~domu, z~talii"),
        ("pl", "A potem W ręce", "A~potem W~ręce"),
        ("pl", "w <b>ręce</b> i <i>a</i> nuż", "w~<b>ręce</b> i~<i>a</i>~nuż"),
        ("pl", "kładzie je – w tej", "kładzie je~– w~tej"),
        ("pl", "weź 5 kart, 22 karty i 100 kart", "weź 5~kart, 22~karty i~100 kart"),
        ("pl", "10 000 punktów, 63 mm, nr 5, str. 7", "10~000 punktów, 63~mm, nr~5, str.~7"),
        ("pl", "arkusz A4 można", "arkusz A4 można"),
        ("pl", "po 3 <icon:coin/> na kartę", "po 3~<icon:coin/> na kartę"),
        ("pl", "kość i<br/>a ręka", "kość i<br/>a~ręka"),
        ("en", "a card of 5 mm; I am — here", "a~card of 5~mm; I~am~— here"),
        ("ru", "берёт в руку 3 карты — не больше", "берёт в~руку 3~карты~— не~больше"),
        ("ru", "идёт без остановки под гору", "идёт без~остановки под~гору"),
        ("ru", "если бы он мог", "если~бы он мог"),
        ("hu", "A játékos az 5. mezőre lép – ez jó", "A~játékos az~5. mezőre lép~– ez jó"),
        ("hu", "2-3-ra, 3-5-ös, 1-2-3, 2026-01-02", "2–3-ra, 3–5-ös, 1-2-3, 2026-01-02"),
        ("ko", "카드 5 장", "카드 5~장"),
        ("ko", "카드 두 장을 세 번 섞는다", "카드 두~장을 세~번 섞는다"),
    ],
)  # fmt: skip
def test_spaces_that_hold_words_together_do_not_break(locale: str, text: str, shown: str) -> None:
    assert typeset(text, locale).replace("\u00a0", "~") == shown


def test_only_spaces_change_and_tags_never() -> None:
    text = "<b>i</b> w <icon:a/> z 5 kart &amp; o<br/>u – 3 mm"
    assert typeset(text, "pl").replace("\u00a0", " ") == text


def test_typesetting_twice_changes_nothing_more() -> None:
    once = typeset("i w domu – z 5 kart", "pl")
    assert typeset(once, "pl") == once


@pytest.mark.parametrize(
    ("locale", "text", "shown"),
    [
        ("pl", "Przygotowanie <b>rozgrywki</b> &amp; gra", "Przy-go-to-wa-nie <b>roz-gryw-ki</b> &amp; gra"),
        ("hu", "asszony összesen kártyahúzás", "as--szony ös--sze-sen kár-tya-hú-zás"),
        ("ko", "카드를 뽑습니다", "카드를 뽑습니다"),
        ("en", "<icon:expedition/> PNPGEN", "<icon:expedition/> PNPGEN"),
    ],
)
def test_long_words_get_soft_hyphens_outside_tags(locale: str, text: str, shown: str) -> None:
    assert hyphenate(text, locale).replace("\u00ad", "-") == shown


@pytest.mark.parametrize(
    ("locale", "text", "shown"),
    [
        ("pl", 'Powiedz "pas" - i koniec', "Powiedz „pas” – i koniec"),
        ("en", "It's \"fine\" - see (\"x\")", "It’s “fine”—see (“x”)"),
        ("ru", 'Скажите "пас" -- и всё', "Скажите «пас» — и всё"),
        ("hu", '"Passz" - mondja', "„Passz” – mondja"),
        ("ko", '"패스" - 끝', "“패스” — 끝"),
        ("pl", "2-4 osoby", "2–4 osoby"),
        ("ko", "2–4명", "2~4명"),
        ("en", "<b>\"Bold\"</b> 2-4", "<b>“Bold”</b> 2–4"),
        ("pl", "5 - 3, 2024-10-11, A4-B5, pół-na-pół", "5 - 3, 2024-10-11, A4-B5, pół-na-pół"),
        ("hu", "lásd https://a.hu/b-c/2-4", "lásd https://a.hu/b-c/2-4"),
    ],
)  # fmt: skip
def test_quotes_dashes_and_ranges_are_those_of_the_language(locale: str, text: str, shown: str) -> None:
    assert typeset(text, locale).replace("\u00a0", " ") == shown
