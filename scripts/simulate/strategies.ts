import { offerStrategies } from './offer-strategies.ts'
import { cheap, fair, type Hands, longShot, rounds, type Strategy, slot, winOf } from './play-ways.ts'

/** Two accounts on the two sides of an even bet, as long as both can: one wins, both lose the edge. */
function bothSides({ model, second, random }: Hands, moment: number, stake: bigint): void {
  if (model.stakeable(moment) < stake || second.stakeable(moment) < stake) return
  const isHeads = random() < 0.5
  const win = (winOf(fair, stake) * (1_000_000n - fair.edgePpm)) / 1_000_000n
  model.play(moment, stake, isHeads ? win : 0n, fair.edgePpm)
  second.play(moment, stake, isHeads ? 0n : win, fair.edgePpm)
}

/** Play that is typical, farms, colludes, goes back or stands above its own accounts; none claims the first deposit's offer. */
const playStrategies: readonly Strategy[] = [
  {
    name: 'typical: R$ 100 a week, 5× on a slot of 4 %',
    kind: 'typical',
    day: (hands, day) => {
      if (day % 7 === 0) hands.model.recharge(day * 24 + 10, 10_000n)
      if (day % 7 === 0) rounds(hands, day * 24 + 12, { game: slot, stake: 1_000n, turnover: 50_000n })
    },
  },
  {
    name: 'typical: R$ 50 a week, 10× on a slot of 4 %',
    kind: 'typical',
    day: (hands, day) => {
      if (day % 7 === 0) hands.model.recharge(day * 24 + 10, 5_000n)
      if (day % 7 === 0) rounds(hands, day * 24 + 12, { game: slot, stake: 500n, turnover: 50_000n })
    },
  },
  {
    name: 'plays every requirement out on 1 %',
    kind: 'farmer',
    day: (hands, day, { ofMonth }) => {
      if (ofMonth === 0) hands.model.recharge(day * 24 + 10, 100_000n)
      rounds(hands, day * 24 + 12, { game: cheap, stake: 10_000n, turnover: 400_000n })
      if (ofMonth === 27) hands.model.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'crosses R$ 1,000 late',
    kind: 'farmer',
    day: (hands, day, { ofMonth, left }) => {
      if (ofMonth === 0) hands.model.recharge(day * 24 + 10, 99_900n)
      if (left === 2) hands.model.recharge(day * 24 + 10, 100n)
      const turnover = left <= 2 || ofMonth < 7 ? 1_500_000n : 30_000n
      rounds(hands, day * 24 + 12, { game: cheap, stake: 10_000n, turnover })
      if (ofMonth === 8) hands.model.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'stakes R$ 203 once and withdraws, every day',
    kind: 'farmer',
    day: (hands, day) => {
      hands.model.recharge(day * 24 + 10, 20_300n)
      rounds(hands, day * 24 + 12, { game: fair, stake: 20_300n, turnover: 20_300n })
      hands.model.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'long shots for cashback, every day',
    kind: 'farmer',
    day: (hands, day) => {
      hands.model.recharge(day * 24 + 10, 20_300n)
      rounds(hands, day * 24 + 12, { game: longShot, stake: 20_300n, turnover: 20_300n })
      hands.model.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'two accounts take both sides',
    kind: 'colluding pair',
    accounts: 2,
    day: (hands, day) => {
      for (const account of hands.accounts) account.recharge(day * 24 + 10, 50_000n)
      bothSides(hands, day * 24 + 12, 50_000n)
      for (const account of hands.accounts) account.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'two accounts take both sides until every requirement is done',
    kind: 'colluding pair',
    accounts: 2,
    day: (hands, day, { ofMonth }) => {
      if (ofMonth % 10 === 0) for (const account of hands.accounts) account.recharge(day * 24 + 10, 100_000n)
      for (let round = 0; round < 20; round += 1) bothSides(hands, day * 24 + 12, 10_000n)
      if (ofMonth % 10 === 9) for (const account of hands.accounts) account.withdraw(day * 24 + 18)
    },
  },
  {
    name: 'recharges go back after their rewards left, each time on a new account',
    kind: 'refunder',
    accounts: 37,
    day: ({ accounts, random }, day) => {
      const model = accounts[Math.floor(day / 10)]
      if (model === undefined) return
      if (day % 10 === 0) model.recharge(day * 24 + 10, 50_000n)
      rounds({ model, random }, day * 24 + 12, { game: fair, stake: 2_500n, turnover: 150_000n })
      if (day % 10 === 9) model.withdraw(day * 24 + 17)
      if (day % 10 === 9) model.goBack(day * 24 + 18, 0)
    },
  },
  {
    name: 'crosses R$ 1,000 with R$ 100 that go back, and pays the debt',
    kind: 'refunder',
    day: (hands, day, { ofMonth, left }) => {
      const months = Math.round((day - ofMonth) / 30.44)
      if (ofMonth === 0) hands.model.recharge(day * 24 + 10, 90_000n)
      if (ofMonth === 1) hands.model.recharge(day * 24 + 10, 10_000n)
      rounds(hands, day * 24 + 12, { game: cheap, stake: 5_000n, turnover: 400_000n })
      if (left === 1) hands.model.goBack(day * 24 + 18, 2 * months + 1)
    },
  },
  {
    name: 'an agent above three own accounts: R$ 1,000 each a month, 8× on a slot of 4 %',
    kind: 'agent',
    accounts: 3,
    isInvited: true,
    day: ({ accounts, random }, day, { ofMonth }) => {
      if (ofMonth !== 0) return
      for (const model of accounts) {
        model.recharge(day * 24 + 10, 100_000n)
        rounds({ model, random }, day * 24 + 12, { game: slot, stake: 4_000n, turnover: 800_000n })
      }
    },
  },
  {
    name: 'an agent above three own accounts that play every requirement out on 1 %',
    kind: 'agent',
    accounts: 3,
    isInvited: true,
    day: ({ accounts, random }, day, { ofMonth }) => {
      for (const model of accounts) {
        if (ofMonth === 0) model.recharge(day * 24 + 10, 100_000n)
        rounds({ model, random }, day * 24 + 12, { game: cheap, stake: 10_000n, turnover: 400_000n })
        if (ofMonth === 27) model.withdraw(day * 24 + 18)
      }
    },
  },
  {
    name: 'heavy: R$ 1,000 a week, 25× on a slot of 4 %',
    kind: 'heavy',
    day: (hands, day) => {
      if (day % 7 !== 0) return
      hands.model.recharge(day * 24 + 10, 100_000n)
      rounds(hands, day * 24 + 12, { game: slot, stake: 5_000n, turnover: 2_500_000n })
    },
  },
]

export const strategies: readonly Strategy[] = [...playStrategies, ...offerStrategies]
