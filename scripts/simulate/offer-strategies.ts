import type { MemberModel } from './member-model.ts'
import {
  chanceOf,
  cheap,
  cheapLongShot,
  cheapTwenty,
  fair,
  type Game,
  type Hands,
  nearEven,
  playOnce,
  rounds,
  type Strategy,
  slot,
  winOf,
} from './play-ways.ts'

type Player = Pick<Hands, 'model' | 'random'>
/** `held` of the bonus counts, `left` is weighted stake. */
type Place = NonNullable<ReturnType<MemberModel['bonusAt']>>
type Choice = (place: Place) => Game

const largest = 150_000n
const cap = 750_000n
/** Weighted stake costs 5 % of it. */
const isEnough = ({ held, left }: Place) => held >= cap + left / 20n

/** 20 × to the cap and the cost of what is left, then the game with the least luck: what `firstDepositPrice` finds. */
const asWellAsCanBe: Choice = place => (isEnough(place) ? nearEven : cheapTwenty)

/** Cash comes first: a long shot takes deposit and free money, so that the bonus can play. It wins once in 500 times. */
function begin(player: Player, moment: number): boolean {
  const { model } = player
  model.recharge(moment, largest)
  playOnce(player, moment, cheapLongShot, largest)
  if (model.money.cash > 0n || !model.claimOffer(moment)) return false
  playOnce(player, moment, cheapLongShot, model.money.cash)
  return true
}

function playBonus(player: Player, moment: number, choose: Choice, until = (_: Place) => false): void {
  const { model } = player
  for (;;) {
    const bonus = model.bonusAt(moment)
    const stake = model.stakeable(moment)
    if (bonus === undefined || stake === 0n || until(bonus)) return
    playOnce(player, moment, choose(bonus), stake)
  }
}

/** Plays what still holds the money back, then withdraws. */
function leave(player: Player, moment: number): void {
  for (let round = 0; round < 100 && !player.model.withdraw(moment); round += 1)
    rounds(player, moment, { game: cheap, stake: 1_000n, turnover: 1_000n })
}

const playsAlone = (choose: Choice) => (hands: Hands, day: number) => {
  if (day !== 0) return
  if (begin(hands, 10)) playBonus(hands, 12, choose)
  leave(hands, 14)
}

/** Own cash serves what is left of the requirement; new deposits as it needs them. */
function finishInCash(player: Player, moment: number): void {
  const { model } = player
  while (model.bonusAt(moment) !== undefined) {
    if (model.money.cash < 1_000n) model.recharge(moment, 300_000n)
    playOnce(player, moment, nearEven, 1_000n)
  }
}

/** Bonus bets on the two sides of an even bet, until one of the two is over. */
function bothSides({ model, second, random }: Hands, moment: number): void {
  const chance = chanceOf(cheap)
  const isIn = (account: MemberModel) =>
    account.bonusAt(moment) !== undefined && account.stakeable(moment) > 0n
  while (isIn(model) && isIn(second)) {
    const drawn = random()
    const [stake, other] = [model.stakeable(moment), second.stakeable(moment)]
    model.play(moment, stake, drawn < chance ? winOf(cheap, stake) : 0n, cheap.edgePpm)
    second.play(moment, other, drawn >= 1 - chance ? winOf(cheap, other) : 0n, cheap.edgePpm)
  }
}

const newMember = { kind: 'new member', offers: 1 } as const

/** Ways to use the first deposit's offer: docs/rules/first-deposit.md#its-price */
export const offerStrategies: readonly Strategy[] = [
  { ...newMember, name: 'offer: 20 × to the cap, then near even', day: playsAlone(asWellAsCanBe) },
  { ...newMember, name: 'offer: an even game all the way', day: playsAlone(() => cheap) },
  {
    ...newMember,
    name: 'offer: 20 × to the cap, then own cash to the end',
    day: (hands, day) => {
      if (day === 0 && begin(hands, 10))
        playBonus(
          hands,
          12,
          () => cheapTwenty,
          ({ held }) => held >= cap,
        )
      // A deposit's rebate would be served first if it ended before the bonus.
      if (day === 8) finishInCash(hands, day * 24 + 12)
      if (day === 8) leave(hands, day * 24 + 14)
    },
  },
  {
    ...newMember,
    name: 'offer: R$ 100, then a slot of 4 %',
    day: (hands, day) => {
      if (day !== 0) return
      hands.model.recharge(10, 10_000n)
      hands.model.claimOffer(11)
      rounds(hands, 12, { game: slot, stake: 200n, turnover: 1_000_000n })
    },
  },
  {
    name: 'two accounts take both sides with two offers',
    kind: 'colluding pair',
    accounts: 2,
    offers: 2,
    day: (hands, day) => {
      if (day !== 0) return
      const begun = hands.accounts.map(model => begin({ ...hands, model }, 10))
      if (begun.every(Boolean)) bothSides(hands, 12)
      for (const model of hands.accounts) {
        playBonus({ ...hands, model }, 13, asWellAsCanBe)
        leave({ ...hands, model }, 14)
      }
    },
  },
  {
    name: 'the deposit leaves, then the offer is asked for',
    kind: 'farmer',
    day: (hands, day) => {
      if (day !== 0) return
      hands.model.recharge(10, largest)
      rounds(hands, 12, { game: fair, stake: 15_000n, turnover: largest })
      if (hands.model.withdraw(14) && hands.model.claimOffer(15))
        throw new Error('The offer outlived a withdrawal')
    },
  },
  {
    name: 'takes the free money and leaves',
    kind: 'farmer',
    offers: 1,
    givesUp: true,
    day: (hands, day) => {
      if (day !== 0) return
      hands.model.recharge(10, 10_000n)
      hands.model.claimOffer(11)
      rounds(hands, 12, { game: nearEven, stake: 1_000n, turnover: 15_000n })
      leave(hands, 14)
    },
  },
  {
    name: 'an offer becomes cash, leaves, and its deposit goes back',
    kind: 'refunder',
    day: (hands, day) => {
      if (day === 0 && begin(hands, 10)) playBonus(hands, 12, asWellAsCanBe)
      if (day === 0) leave(hands, 14)
      if (day === 20) hands.model.goBack(day * 24 + 18, 0)
    },
  },
]
