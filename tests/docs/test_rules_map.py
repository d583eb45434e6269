"""Each rule has a test, and the page that says so is up to date."""

import pytest

from tools import rules_map


@pytest.mark.parametrize("game", rules_map.GAMES)
def test_each_rule_is_the_name_of_a_test(game):
    assert rules_map.rules_without_test(game) == []


@pytest.mark.parametrize("game", rules_map.GAMES)
def test_kernels_cite_rules_that_exist(game):
    assert set(rules_map.kernels_by_rule(game)) <= set(rules_map.rule_ids(game))


@pytest.mark.parametrize("game", rules_map.GAMES)
def test_cases_and_tests_name_rules_that_exist(game):
    assert set(rules_map.tests_by_rule(game)) <= set(rules_map.rule_ids(game))
    assert set(rules_map.cases_by_rule(game)) <= set(rules_map.rule_ids(game))


def test_no_rule_is_excused_twice_or_in_vain():
    every = {f"{game}/{rule}" for game in rules_map.GAMES for rule in rules_map.rule_ids(game)}
    assert set(rules_map.NOTHING_TO_SHOW) <= every
    for game in rules_map.GAMES:
        tested = {f"{game}/{rule}" for rule in rules_map.tests_by_rule(game)}
        assert not tested & set(rules_map.NOTHING_TO_SHOW)


def test_the_page_is_up_to_date():
    """If not: python tools/rules_map.py."""
    assert rules_map.PAGE.read_text(encoding="utf-8") == rules_map.page()
