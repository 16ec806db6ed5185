import * as z from 'zod/mini'
import type { Round } from '../../../../contract/lobby/games.ts'
import type { Json } from '../../../../games/engine.ts'
import { isSharedEngineId, isSportsEngineId } from '../../../../games/engines.ts'
import { slipView } from '../../../../games/football/slip.ts'
import { loadSharedGame } from '../../../../games/shared-games.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Catalogue, FoundGame } from '../../lobby/catalogue/service.ts'
import { loadRules } from './find-playable.ts'
import { modeOf } from './mode.ts'
import { openServerSeed } from './seeds.ts'
import type { ListedRow, RoundRow, SharedRow, UndrawnRow } from './store.ts'

const contextOf = (memberId: string, roundId: string) => `game_round:${memberId}:${roundId}:state`

/** The state of an open round holds what is hidden: nobody who reads the table can play it. */
export function sealState(secrets: Secrets, memberId: string, roundId: string, state: Json): Buffer {
  return secrets.encrypt(JSON.stringify(state), contextOf(memberId, roundId))
}

/** The engine's state of a round, open or over. */
export function openState(secrets: Secrets, row: RoundRow): unknown {
  if (row.state_sealed === null) return row.state
  const state: unknown = JSON.parse(secrets.decrypt(row.state_sealed, contextOf(row.member_id, row.id)))
  return state
}

/** What the member may see of a stored round: its view, and the server seed once that was revealed. */
export async function toRound(secrets: Secrets, catalogue: Catalogue, row: ListedRow): Promise<Round> {
  const found = await catalogue.find(row.game_id)
  if (row.seed_id === null) {
    const view = await viewOfShared(row, found)
    return row.shared_number === null ? toUndrawnRound(view, row) : toSharedRound(view, row)
  }
  const game = found && (await loadRules(found.row))
  const resumed = game?.resume(openState(secrets, row))
  return {
    ...figuresOf(row),
    ...seedOf(row),
    // A game that left the catalogue still has its figures.
    view: resumed?.ok === true ? resumed.value.view : null,
    server_seed:
      row.revealed_at === null
        ? null
        : openServerSeed(secrets, row.member_id, row.seed_id, row.server_seed_sealed),
  }
}

function figuresOf(row: ListedRow) {
  return {
    id: row.id,
    game_id: row.game_id,
    mode: modeOf(row.currency),
    state: row.status,
    stake: row.stake,
    payout: row.payout,
    steps: row.steps,
    started_at: row.started_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  }
}

const seedOf = ({ seed_hash, client_seed, nonce }: RoundRow | SharedRow) => ({
  seed_hash,
  client_seed,
  nonce,
})

/** A slip on real matches: there is no seed to tell. */
function toUndrawnRound(view: Json | null, row: UndrawnRow): Round {
  return { ...figuresOf(row), seed_hash: '', client_seed: '', nonce: 0, server_seed: null, view }
}

function toSharedRound(view: Json | null, row: SharedRow): Round {
  return {
    ...figuresOf(row),
    ...seedOf(row),
    view,
    server_seed: row.shared_seed,
    shared: { number: row.shared_number, anchor: row.anchor, ...saltedBy(row) },
  }
}

function saltedBy({ beacon, beacon_round: round, beacon_signature: signature, anchored_at }: SharedRow) {
  if (beacon === null || round === null || signature === null) return {}
  return { salted_by: { beacon, round, signature, anchored_at: anchored_at.toISOString() } }
}

const sharedState = z.object({ bet: z.unknown(), outcome: z.unknown(), cashOut: z.nullable(z.number()) })

async function viewOfShared(row: SharedRow | UndrawnRow, found: FoundGame | undefined): Promise<Json | null> {
  const { engine, theme } = found?.row ?? { engine: null, theme: null }
  if (engine !== null && isSportsEngineId(engine)) return z.parse(slipView, row.state)
  if (row.status !== 'settled' || engine === null || theme === null || !isSharedEngineId(engine)) return null
  const game = await loadSharedGame(engine, theme)
  const { bet, outcome, cashOut } = z.parse(sharedState, row.state)
  const settled = game?.settle(bet, outcome, cashOut ?? undefined)
  return settled?.ok === true ? settled.value.view : null
}
