import type * as z from 'zod/mini'
import type { tableRound } from '../../../../contract/games/shared-rounds.ts'
import type { Json } from '../../../../games/engine.ts'
import { isSharedEngineId } from '../../../../games/engines.ts'
import { openDraw } from '../../../../games/fairness/draw.ts'
import type { SharedGame } from '../../../../games/shared-game.ts'
import { loadSharedGame } from '../../../../games/shared-games.ts'
import type { Deps } from '../../../deps.ts'
import type { Catalogue, FoundGame } from '../../lobby/catalogue/service.ts'
import type { Chain, Chains } from './chains.ts'
import { findSharedRound, latestRound, type SharedRoundRow } from './round-store.ts'

/** A round with all its instants and its outcome: secret until `endsAt`. */
export interface KnownRound {
  readonly gameId: string
  readonly number: number
  readonly chainId: string
  readonly nonce: number
  readonly opensAt: number
  readonly closesAt: number
  readonly endsAt: number
  /** When the next one opens. */
  readonly nextAt: number
  readonly outcome: Json
  readonly seed: string
  readonly seedHash: string
  readonly anchor: string
  readonly salt: string
  readonly saltedBy: Chain['saltedBy']
}

export interface Tables {
  /** The rules of a game that has shared rounds, and its row of the catalogue. */
  readonly find: (gameId: string) => Promise<(FoundGame & { readonly game: SharedGame }) | undefined>
  /** The newest round; `undefined` where there is none that can be known. */
  readonly latest: (gameId: string) => Promise<KnownRound | undefined>
  readonly round: (gameId: string, number: number) => Promise<KnownRound | undefined>
  /** `undefined`: its chain cannot be opened. */
  readonly know: (row: SharedRoundRow, game: SharedGame) => Promise<KnownRound | undefined>
  /** A newer round was opened, here or elsewhere. */
  readonly forget: (gameId: string) => void
}

export function createTables(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  catalogue: Catalogue,
  chains: Chains,
): Tables {
  const newest = new Map<string, KnownRound>()
  const find: Tables['find'] = async gameId => {
    const found = await catalogue.find(gameId)
    const { engine, theme } = found?.row ?? { engine: null, theme: null }
    if (found === undefined || engine === null || theme === null || !isSharedEngineId(engine))
      return undefined
    const game = await loadSharedGame(engine, theme)
    return game && { ...found, game: config.isTest ? hurried(game) : game }
  }
  const know: Tables['know'] = async (row, game) => {
    const chain = await chains.open(row.chain_id)
    const seed = chain?.seeds[row.nonce]
    if (chain === undefined || seed === undefined) return undefined
    const input = { serverSeed: seed, clientSeed: chain.salt, nonce: row.nonce, game: game.id }
    const outcome = await game.drawOutcome(openDraw(input))
    const closesAt = row.closes_at.getTime()
    const endsAt = closesAt + game.runningMs(outcome)
    return {
      gameId: row.game_id,
      number: row.number,
      chainId: row.chain_id,
      nonce: row.nonce,
      opensAt: row.opens_at.getTime(),
      closesAt,
      endsAt,
      nextAt: endsAt + game.timing.resultMs,
      outcome,
      seed,
      seedHash: row.seed_hash,
      anchor: chain.anchor,
      salt: chain.salt,
      saltedBy: chain.saltedBy,
    }
  }
  const knowRow = async (gameId: string, row: SharedRoundRow | undefined) => {
    const found = row && (await find(gameId))
    return found && row.status !== 'void' ? know(row, found.game) : undefined
  }
  return {
    find,
    know,
    latest: async gameId => {
      const kept = newest.get(gameId)
      if (kept !== undefined && clock.now().getTime() < kept.nextAt) return kept
      const known = await knowRow(gameId, await latestRound(db, gameId))
      if (known !== undefined) newest.set(gameId, known)
      return known
    },
    round: async (gameId, number) => {
      const kept = newest.get(gameId)
      return kept?.number === number ? kept : knowRow(gameId, await findSharedRound(db, gameId, number))
    },
    forget: gameId => {
      newest.delete(gameId)
    },
  }
}

/** Tests do not wait for the slow tables: no table takes bets for longer than this. */
const testBettingMs = 10_000

function hurried(game: SharedGame): SharedGame {
  const { bettingMs, resultMs } = game.timing
  return { ...game, timing: { bettingMs: Math.min(bettingMs, testBettingMs), resultMs } }
}

/** What everybody may see of a round at that moment. */
export function toPublic(round: KnownRound, now: number): z.output<typeof tableRound> {
  const isOver = now >= round.endsAt
  return {
    number: round.number,
    phase: isOver ? 'ended' : now >= round.closesAt ? 'running' : 'betting',
    opens_at: new Date(round.opensAt).toISOString(),
    closes_at: new Date(round.closesAt).toISOString(),
    ends_at: isOver ? new Date(round.endsAt).toISOString() : null,
    outcome: isOver ? round.outcome : null,
    anchor: round.anchor,
    seed_hash: round.seedHash,
    client_seed: round.salt,
    salted_by: round.saltedBy ?? null,
    nonce: round.nonce,
    server_seed: isOver ? round.seed : null,
  }
}
