"""Pig (roll or hold, a 1 loses the turn) written in Python against OpenSpiel's interface for Python games."""

from __future__ import annotations

from typing import Any

import pyspiel

NAME = "python_pig"
ROLL, STOP = 0, 1
GOAL = 30
FACES = 6
HORIZON = 10_000

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Python Pig",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=2,
    max_chance_outcomes=FACES,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=HORIZON,
)
CHANCE = [(face, 1 / FACES) for face in range(FACES)]


class PigGame(pyspiel.Game):
    """Two players race to the goal."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> PigState:
        """Nobody has points, player 0 decides."""
        return PigState(self)


class PigState(pyspiel.State):
    """Scores, points of this turn, whose turn it is, and whether the die is rolling."""

    def __init__(self, game: PigGame) -> None:
        super().__init__(game)
        self.scores = [0, 0]
        self.turn = 0
        self.mover = 0
        self.rolling = False
        self.over = False

    def current_player(self) -> int:
        """Who acts: a player, chance, or nobody any more."""
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.rolling else self.mover

    def _legal_actions(self, player: int) -> list[int]:
        return [ROLL, STOP]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Six equal faces."""
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.rolling:
            self.rolling = False
            if action == 0:
                self.turn = 0
                self.mover = 1 - self.mover
            else:
                self.turn += action + 1
        elif action == ROLL:
            self.rolling = True
        else:
            self.scores[self.mover] += self.turn
            self.turn = 0
            self.over = self.scores[self.mover] >= GOAL
            self.mover = 1 - self.mover

    def is_terminal(self) -> bool:
        """Whether a player has reached the goal."""
        return self.over

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the other."""
        if not self.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.scores[0] >= GOAL else [-1.0, 1.0]

    def __str__(self) -> str:
        return f"{self.scores} {self.turn} {self.mover} {self.rolling}"


pyspiel.register_game(GAME_TYPE, PigGame)
