import type { MemberModel } from './member-model.ts'

/** A number in [0, 1), the same again from the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Game {
  readonly edgePpm: bigint
  /** What a win pays, times the stake. */
  readonly times: bigint
}

const slot: Game = { edgePpm: 40_000n, times: 4n }
const cheap: Game = { edgePpm: 10_000n, times: 2n }
const fair: Game = { edgePpm: 20_000n, times: 2n }
const longShot: Game = { edgePpm: 20_000n, times: 500n }

/** Plays rounds of one stake until so much is staked or the cash does not reach. */
function rounds(
  { model, random }: Hands,
  moment: number,
  { game, stake, turnover }: { game: Game; stake: bigint; turnover: bigint },
): void {
  const chance = (1 - Number(game.edgePpm) / 1_000_000) / Number(game.times)
  for (let left = turnover; left > 0n; left -= stake) {
    const staked = stake < left ? stake : left
    if (model.money.cash < staked) return
    model.play(moment, staked, random() < chance ? staked * game.times : 0n, game.edgePpm)
  }
}

export interface Hands {
  readonly model: MemberModel
  readonly random: () => number
  /** A second account of the same player. */
  readonly second: MemberModel
}

/** What somebody does on a day after their claims; `ofMonth` from 0, `left` days of the month after this one. */
export interface Strategy {
  readonly name: string
  readonly day: (
    hands: Hands,
    day: number,
    place: { readonly ofMonth: number; readonly left: number },
  ) => void
}

/** Everything that is left leaves: nothing of it plays on. */
const withdraw = (model: MemberModel) => {
  if (model.money.cash > 0n) model.money.cash = 0n
}

export const strategies: readonly Strategy[] = [
  {
    name: 'typical: R$ 100 a week, 5× on a slot of 4 %',
    day: (hands, day) => {
      if (day % 7 === 0) hands.model.recharge(day * 24 + 10, 10_000n)
      if (day % 7 === 0) rounds(hands, day * 24 + 12, { game: slot, stake: 1_000n, turnover: 50_000n })
    },
  },
  {
    name: 'typical: R$ 50 a week, 10× on a slot of 4 %',
    day: (hands, day) => {
      if (day % 7 === 0) hands.model.recharge(day * 24 + 10, 5_000n)
      if (day % 7 === 0) rounds(hands, day * 24 + 12, { game: slot, stake: 500n, turnover: 50_000n })
    },
  },
  {
    name: 'plays every requirement out on 1 %',
    day: (hands, day, { ofMonth }) => {
      if (ofMonth === 0) hands.model.recharge(day * 24 + 10, 100_000n)
      rounds(hands, day * 24 + 12, { game: cheap, stake: 10_000n, turnover: 400_000n })
      if (ofMonth === 27) withdraw(hands.model)
    },
  },
  {
    name: 'crosses R$ 1,000 late',
    day: (hands, day, { ofMonth, left }) => {
      if (ofMonth === 0) hands.model.recharge(day * 24 + 10, 99_900n)
      if (left === 2) hands.model.recharge(day * 24 + 10, 100n)
      const turnover = left <= 2 ? 800_000n : 30_000n
      rounds(hands, day * 24 + 12, { game: cheap, stake: 10_000n, turnover })
      if (ofMonth === 8) withdraw(hands.model)
    },
  },
  {
    name: 'stakes R$ 203 once and withdraws, every day',
    day: (hands, day) => {
      hands.model.recharge(day * 24 + 10, 20_300n)
      rounds(hands, day * 24 + 12, { game: fair, stake: 20_300n, turnover: 20_300n })
      withdraw(hands.model)
    },
  },
  {
    name: 'long shots for cashback, every day',
    day: (hands, day) => {
      hands.model.recharge(day * 24 + 10, 20_300n)
      rounds(hands, day * 24 + 12, { game: longShot, stake: 20_300n, turnover: 20_300n })
      withdraw(hands.model)
    },
  },
  {
    name: 'two accounts take both sides',
    day: ({ model, second, random }, day) => {
      const stake = 50_000n
      const isHeads = random() < 0.5
      for (const [account, hasWon] of [
        [model, isHeads],
        [second, !isHeads],
      ] as const) {
        account.recharge(day * 24 + 10, stake)
        account.play(day * 24 + 12, stake, hasWon ? (stake * 98n) / 50n : 0n, fair.edgePpm)
        withdraw(account)
      }
    },
  },
  {
    name: 'recharges go back after their rewards',
    day: (hands, day) => {
      if (day % 10 === 0) hands.model.recharge(day * 24 + 10, 50_000n)
      rounds(hands, day * 24 + 12, { game: fair, stake: 2_500n, turnover: 150_000n })
      if (day % 10 === 9) hands.model.goBack(day * 24 + 18, Math.floor(day / 10))
      if (day % 10 === 9) hands.model.money.cash = 0n
    },
  },
]
