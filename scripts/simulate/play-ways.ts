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

export interface Game {
  readonly edgePpm: bigint
  /** What a win pays, in percent of the stake. */
  readonly percent: bigint
}

export const slot: Game = { edgePpm: 40_000n, percent: 400n }
export const fair: Game = { edgePpm: 20_000n, percent: 200n }
export const longShot: Game = { edgePpm: 20_000n, percent: 50_000n }
/** On dice a player chooses the multiple. */
const dice = (percent: bigint): Game => ({ edgePpm: 10_000n, percent })
export const cheap = dice(200n)
export const nearEven = dice(101n)
export const cheapTwenty = dice(2_000n)
export const cheapLongShot = dice(50_000n)

export interface Hands {
  readonly accounts: readonly MemberModel[]
  readonly model: MemberModel
  /** Of strategies with two accounts. */
  readonly second: MemberModel
  readonly random: () => number
}

/** The day of a strategy: `ofMonth` from 0, `left` days of the month after this one. */
interface Place {
  readonly ofMonth: number
  readonly left: number
}

export const kinds = [
  'typical',
  'heavy',
  'farmer',
  'colluding pair',
  'refunder',
  'agent',
  'new member',
] as const
export type Kind = (typeof kinds)[number]

/** What somebody does on a day after their claims. */
export interface Strategy {
  readonly name: string
  readonly kind: Kind
  /** Accounts of the player, each with a CPF of its own; 1 unless stated. */
  readonly accounts?: number
  /** Each account is a friend of an account of the same player. */
  readonly isInvited?: boolean
  /** First-deposit offers that it claims. */
  readonly offers?: number
  /** It gives the bonus up: of the offer it keeps the free money. */
  readonly givesUp?: boolean
  readonly day: (hands: Hands, day: number, place: Place) => void
}

export const chanceOf = ({ edgePpm, percent }: Game) =>
  (1 - Number(edgePpm) / 1_000_000) / (Number(percent) / 100)

export const winOf = ({ percent }: Game, stake: bigint) => (stake * percent) / 100n

type Player = Pick<Hands, 'model' | 'random'>

export function playOnce({ model, random }: Player, moment: number, game: Game, stake: bigint): void {
  model.play(moment, stake, random() < chanceOf(game) ? winOf(game, stake) : 0n, game.edgePpm)
}

/** Plays rounds of one stake until so much is staked or the money does not reach. */
export function rounds(
  player: Player,
  moment: number,
  { game, stake, turnover }: { readonly game: Game; readonly stake: bigint; readonly turnover: bigint },
): void {
  for (let left = turnover; left > 0n; left -= stake) {
    const staked = stake < left ? stake : left
    if (player.model.stakeable(moment) < staked) return
    playOnce(player, moment, game, staked)
  }
}
