"""Bots that go wrong, each in its own way."""

import os
import time


class _First:
    def act(self, observation):
        return observation.legal_actions()[0]


class Fine(_First):
    pass


class Raises:
    def act(self, _observation):
        return 1 // 0


class Illegal:
    def act(self, _observation):
        return "take stock"


class Nothing:
    def act(self, _observation):
        return None


class Sleeps:
    def act(self, _observation):
        time.sleep(60)


class Spins:
    """Swallows all errors, the alarm's too, once."""

    def act(self, _observation):
        for _ in range(2):
            try:
                while True:
                    pass
            except BaseException:  # noqa: BLE001
                continue


class Deaf:
    """Swallows every alarm."""

    def act(self, _observation):
        while True:
            try:
                time.sleep(60)
            except BaseException:  # noqa: BLE001
                continue


class Dies:
    def act(self, _observation):
        os._exit(3)


class WillNotStart(_First):
    count = 0

    def __init__(self):
        type(self).count += 1
        if type(self).count > 3:
            raise RuntimeError("worn out")


class Picky(_First):
    """Raises as soon as it holds a certain card."""

    CARD = "knight-9"

    def act(self, observation):
        if self.CARD in observation.position()["hands"][f"p{observation.seat + 1}"]:
            raise RuntimeError("not with this card")
        return super().act(observation)
