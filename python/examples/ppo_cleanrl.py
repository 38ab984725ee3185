"""PPO in one file, in the style of CleanRL, that learns to beat a computer player in minutes.

    python examples/ppo_cleanrl.py                                  # five minutes against novice
    python examples/ppo_cleanrl.py --seconds 60 --opponent beginner
    python examples/ppo_cleanrl.py --curve curve.png --save ppo.pt  # or curve.csv

Needs `bastide`, PyTorch, and Matplotlib for a picture. A graphics card does not help.

- The action space is `kth-plan`, and `plans` has a row for each legal plan. A small network scores
  the rows, and the softmax of the scores chooses. The rows of all positions are in one table, so
  that no time is spent on those that are not used.
- Another network estimates how much lead will still be won, from `vector` and `globals`.
- The reward is the change of the lead in points, so that most moves are paid soon.

If `--updates` ends the training, and not `--seconds`, the same seed gives the same network.
"""

import argparse
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import bastide

POINTS = 10.0  # a reward of 1
CURVE = ("minutes", "games", "wins", "interval")  # half of the 95 % interval


@dataclass
class Options:
    opponent: str = "novice"
    seconds: float = 300.0
    updates: int = 100_000
    games: int = 128
    steps: int = 16
    epochs: int = 4
    minibatch: int = 256
    learning_rate: float = 3e-3
    gamma: float = 1.0
    gae_lambda: float = 0.8
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 64
    seed: int = 1
    threads: int = 1
    evaluate_every: float = 20.0
    evaluation_games: int = 200
    final_games: int = 400
    curve: Path | None = None
    save: Path | None = None


class Positions(NamedTuple):
    """Some positions: `plans` has the rows of all of them, and `counts` says how many each has."""

    context: Tensor
    plans: Tensor
    counts: Tensor

    def pick(self, chosen: Tensor) -> "Positions":
        starts, counts = self.counts.cumsum(0) - self.counts, self.counts[chosen]
        rows = starts[chosen, None] + torch.arange(int(counts.max()))
        return Positions(self.context[chosen], self.plans[rows[is_legal(counts)]], counts)


def is_legal(counts: Tensor) -> Tensor:
    return torch.arange(int(counts.max())) < counts[:, None]


def look(games: bastide.VectorGames) -> Positions:
    """Copies the positions out of the arrays, which the next step overwrites."""
    arrays = games.arrays
    mask = arrays["action_mask"].view(bool)
    context = np.concatenate([arrays["vector"], arrays["globals"]], axis=1)
    counts = torch.from_numpy(mask.sum(axis=1))
    return Positions(torch.from_numpy(context), torch.from_numpy(arrays["plans"][mask]), counts)


class Agent(nn.Module):
    """Scores the plans of positions, and estimates the lead that will still be won."""

    def __init__(self, context: int, plan: int, hidden: int) -> None:
        super().__init__()
        self.plan = nn.Linear(plan, hidden)
        self.context = nn.Linear(context, hidden)
        layers = (nn.ReLU, lambda: nn.Linear(hidden, hidden), nn.ReLU, lambda: nn.Linear(hidden, 1))
        self.score = nn.Sequential(*(make() for make in layers))
        self.value = nn.Sequential(nn.Linear(context, hidden), *(make() for make in layers))

    def forward(self, at: Positions) -> tuple[Tensor, Tensor]:
        """Returns the logarithms of the chances (positions x plans), and the values."""
        context = self.context(at.context).repeat_interleave(at.counts, dim=0)
        scores = self.score(self.plan(at.plans) + context).squeeze(1)
        mask = is_legal(at.counts)
        logits = torch.full(mask.shape, -1e9).masked_scatter(mask, scores)
        return logits.log_softmax(dim=1), self.value(at.context).squeeze(1)


def make_games(games: int, seed: int, opponent: str, threads: int) -> bastide.VectorGames:
    return bastide.VectorGames(
        bastide.Game("base"),
        games,
        actions="kth-plan",
        observation=("vector", "features", "plans"),
        mask=True,
        max_actions=256,
        reward="points",
        opponent=opponent,
        seed=seed,
        threads=threads,
    )


def leads(points: NDArray[Any], seats: NDArray[np.int8]) -> NDArray[np.float32]:
    """The points of each learner minus those of its opponent."""
    games = np.arange(len(seats))
    return np.float32(points[games, seats] - points[games, 1 - seats])


@torch.no_grad()
def evaluate(agent: Agent, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """Returns the share of wins with the likeliest plans, half its 95 % interval, and the lead."""
    vector = make_games(games, seed, opponent, torch.get_num_threads())
    final = np.full(games, np.nan)
    while np.isnan(final).any():
        seats = vector.arrays["seat"].copy()
        chances, _ = agent(look(vector))
        vector.step(chances.argmax(dim=1).numpy())
        ended = vector.arrays["dones"] & np.isnan(final)
        final[ended] = leads(vector.arrays["scores"], seats)[ended]
    wins = (np.sign(final) + 1) / 2
    return float(wins.mean()), float(1.96 * wins.std() / games**0.5), float(final.mean())


def train(options: Options) -> tuple[Agent, list[tuple[float, ...]]]:
    games = make_games(options.games, options.seed, options.opponent, options.threads)
    here = look(games)
    agent = Agent(here.context.shape[1], here.plans.shape[1], options.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), lr=options.learning_rate, eps=1e-5)
    curve = []
    start, next_evaluation = time.monotonic(), 0.0
    for update in range(options.updates + 1):
        seconds = time.monotonic() - start
        progress = max(seconds / options.seconds, update / options.updates)
        if seconds >= next_evaluation or progress >= 1:
            next_evaluation = seconds + options.evaluate_every
            fresh = (options.opponent, options.evaluation_games, options.seed + 1)
            wins, interval, lead = evaluate(agent, *fresh)
            curve.append((seconds / 60, games.games_played, wins, interval))
            line = f"{seconds:5.0f} s  {update:4} updates  {games.games_played:6,} games"
            print(f"{line}  wins {wins:6.1%} ± {interval:.1%}  lead {lead:+6.1f}", flush=True)
        if progress >= 1:
            break
        optimizer.param_groups[0]["lr"] = options.learning_rate * (1 - progress)

        # Play.
        played = []
        for _ in range(options.steps):
            with torch.no_grad():
                chances, value = agent(here)
            action = torch.multinomial(chances.exp(), 1)
            log = chances.gather(1, action).squeeze(1)
            seats = games.arrays["seat"].copy()
            games.step(action.squeeze(1).numpy())
            reward = torch.from_numpy(leads(games.arrays["rewards"], seats)) / POINTS
            done = torch.from_numpy(games.arrays["dones"].copy())
            played.append((here, action, log, value, reward, done))
            here = look(games)

        # Generalised advantage estimation.
        with torch.no_grad():
            _, following = agent(here)
        advantages, advantage = [], torch.zeros(options.games)
        for _, _, _, value, reward, done in reversed(played):
            goes_on = options.gamma * ~done
            error = reward + goes_on * following - value
            advantage = error + goes_on * options.gae_lambda * advantage
            advantages.insert(0, advantage)
            following = value

        # Learn.
        seen, *others, _, _ = zip(*played, strict=True)
        batch = Positions(*(torch.cat(part) for part in zip(*seen, strict=True)))
        all_actions, all_logs, all_values = (torch.cat(part) for part in others)
        all_advantages = torch.cat(advantages)
        targets = all_advantages + all_values
        for _ in range(options.epochs):
            for chosen in torch.randperm(len(targets)).split(options.minibatch):
                chances, value = agent(batch.pick(chosen))
                log = chances.gather(1, all_actions[chosen]).squeeze(1)
                ratio = (log - all_logs[chosen]).exp()
                advantage = all_advantages[chosen]
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - options.clip, 1 + options.clip)
                policy_loss = -torch.min(advantage * ratio, advantage * clipped).mean()
                value_loss = (value - targets[chosen]).square().mean()
                entropy = -(chances.exp() * chances).sum(dim=1).mean()
                loss = policy_loss + 0.25 * value_loss - options.entropy * entropy
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
    return agent, curve


def write_curve(curve: list[tuple[float, ...]], options: Options, path: Path) -> None:
    """Writes the learning curve as CSV or as a picture, by the suffix of the file."""
    if path.suffix == ".csv":
        np.savetxt(path, curve, "%.6g", ",", header=",".join(CURVE), comments="")
        return
    import matplotlib.pyplot as plt

    minutes, games, wins, interval = np.transpose(curve)
    _, axes = plt.subplots(figsize=(6, 3.6), layout="constrained")
    axes.axhline(50, color="grey", linewidth=1, linestyle="--")
    axes.fill_between(minutes, 100 * (wins - interval), 100 * (wins + interval), alpha=0.2)
    axes.plot(minutes, 100 * wins, marker="o", markersize=3)
    axes.set_xlabel(f"minutes of training ({games[-1]:,.0f} games)")
    axes.set_ylabel(f"wins against {options.opponent}, %")
    axes.set(xlim=(0, minutes[-1]), ylim=(0, 100))
    plt.savefig(path, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for field in fields(Options):
        kind = Path if field.default is None else type(field.default)
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    options = Options(**vars(parser.parse_args()))
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    agent, curve = train(options)
    if options.save:
        torch.save(agent.state_dict(), options.save)
    if options.curve:
        write_curve(curve, options, options.curve)
    for opponent in dict.fromkeys([options.opponent, "novice", "casual"]):
        wins, interval, lead = evaluate(agent, opponent, options.final_games, options.seed + 2)
        games = f"{options.final_games} other games against {opponent}"
        print(f"{games}: wins {wins:.1%} ± {interval:.1%}, lead {lead:+.1f}")


if __name__ == "__main__":
    main()
