import type { Round } from '../../../../contract/lobby/games.ts'
import type { Round as EngineRound, Game } from '../../../../games/engine.ts'
import { toHex } from '../../../../games/fairness/hex.ts'
import { agreeBet, agreeStep, drawRound, type OperatorLimits } from '../../../../games/play-round.ts'
import type { WalletAfter } from '../../../common/play/table-state.ts'
import type { OfflinePurse } from '../../../db/offline-purse.ts'
import type { OfflinePurseRow, OfflineRoundRow } from '../../../db/offline-rows.ts'

export type OfflineAnswer =
  | { readonly kind: 'done'; readonly round: Round; readonly wallet: WalletAfter }
  /** `short`: the purse holds less. `invalid`: no such bet or step. `moved`: another tab has played on. Nothing was done. */
  | { readonly kind: 'short' | 'invalid' | 'moved' }

export interface OfflinePlay {
  /** How things stand: the round that waits to be finished, and what is in the purse. */
  sit(): Promise<{ readonly round: Round | undefined; readonly wallet: WalletAfter }>
  /** `stake` in centavos is what the player agreed to pay. */
  start(bet: unknown, stake: bigint): Promise<OfflineAnswer>
  /** `more` in centavos is what the player agreed to add to the stake. */
  step(roundId: string, steps: number, step: unknown, more: bigint): Promise<OfflineAnswer>
  refill(): Promise<WalletAfter>
}

type OfflinePlayParts = {
  readonly purse: OfflinePurse
  readonly game: Game
  /** The operator's, as the catalogue tells them. */
  readonly limits: OperatorLimits
  /** So many bytes of chance. */
  readonly random: (bytes: number) => Uint8Array
  readonly newId: () => string
  readonly now: () => number
}

/**
 * The server's part of a demo, played on the device: the same rules and the same stream of numbers, from a seed that the device
 * draws for each round. Knows one purse of play money and nothing of the real wallet, the queue or the network.
 */
export function createOfflinePlay({
  purse,
  game,
  limits,
  random,
  newId,
  now,
}: OfflinePlayParts): OfflinePlay {
  const instant = () => new Date(now()).toISOString()

  async function book(row: OfflineRoundRow): Promise<OfflineAnswer> {
    const booked = await purse.book(row)
    if (booked.kind !== 'booked') return booked
    return { kind: 'done', round: shown(row), wallet: walletOf(booked.purse) }
  }

  return {
    sit: async () => {
      const [open, row] = await Promise.all([purse.openRound(game.id), purse.open()])
      return { round: open && shown(open), wallet: walletOf(row) }
    },
    start: async (input, stake) => {
      const bet = agreeBet(game, limits, stake, input)
      if (!bet.ok) return { kind: 'invalid' }
      const serverSeed = toHex(random(32))
      const seeds = { serverSeed, clientSeed: 'offline', nonce: 0, game: game.id }
      const round = await drawRound(bet.value, seeds)
      const row = { ...undrawn, id: newId(), game_id: game.id, steps: 0, started_at: instant() }
      return book({ ...row, ...figuresOf(round, instant()) })
    },
    step: async (roundId, steps, input, more) => {
      const open = await purse.openRound(game.id)
      if (open?.id !== roundId || open.steps !== steps) return { kind: 'moved' }
      const next = agreeStep(game, { state: open.hidden, stake: open.stake }, input, more)
      if (!next.ok) return { kind: 'invalid' }
      return book({ ...open, steps: steps + 1, ...figuresOf(next.value, instant()) })
    },
    refill: async () => walletOf(await purse.refill()),
  }
}

/** There is nothing to prove: who draws is the device of the player. */
const undrawn = {
  memberId: '',
  mode: 'demo',
  seed_hash: '',
  client_seed: '',
  nonce: 0,
  server_seed: null,
} as const

function figuresOf({ done, stake, payout, view, state }: EngineRound, at: string) {
  return {
    state: done ? ('settled' as const) : ('open' as const),
    stake,
    payout,
    view,
    hidden: done ? null : state,
    settled_at: done ? at : null,
  }
}

/** What is hidden stays in the purse's table: a table shows what a player may see. */
function shown({ hidden: _, memberId: __, ...round }: OfflineRoundRow): Round {
  return round
}

function walletOf({ money, version, changedAt }: OfflinePurseRow): WalletAfter {
  return { money, bonus: 0n, wallet_version: version, asOf: changedAt }
}
