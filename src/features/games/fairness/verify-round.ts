import type { Round } from '../../../../contract/lobby/games.ts'
import type { Round as EngineRound, Game, Played } from '../../../../games/engine.ts'
import {
  isEngineId,
  isSharedEngineId,
  isSportsEngineId,
  loadEngine,
  type SharedEngineId,
} from '../../../../games/engines.ts'
import { leadsToAnchor } from '../../../../games/fairness/chain.ts'
import { type Draw, openDraw } from '../../../../games/fairness/draw.ts'
import { floats } from '../../../../games/fairness/floats.ts'
import { seedHash } from '../../../../games/fairness/seed-hash.ts'
import { loadSharedGame } from '../../../../games/shared-games.ts'
import { canonical } from './canonical.ts'
import { checkSalt } from './check-salt.ts'
import { isDrawn } from './is-drawn.ts'
import type { RoundCheck, Verification } from './verification.ts'

const shownNumbers = 8

/** Plays a settled round again in the browser, with the rules the server drew it with. Needs no network once the game's chunk is here. */
export async function verifyRound(round: Round, engine: string | null): Promise<Verification> {
  if (round.state === 'open') return { kind: 'open' }
  if (!isDrawn(round)) return { kind: 'not-drawn' }
  if (round.server_seed === null) return { kind: 'sealed' }
  if (engine !== null && isSportsEngineId(engine)) {
    const { verifySlip } = await import('./verify-slip.ts')
    return verifySlip(round, round.server_seed)
  }
  if (engine !== null && isSharedEngineId(engine)) return verifyShared(round, engine, round.server_seed)
  if (engine === null || !isEngineId(engine)) return { kind: 'unknown-game' }
  const rules = await loadEngine(engine)
  const game = rules.find(round.game_id)
  const played = rules.readPlayed(round.view)
  if (!game || !played) return { kind: 'unknown-game' }
  const serverSeed = round.server_seed
  const input = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce, game: game.id }
  const [computedHash, numbers, again] = await Promise.all([
    seedHash(serverSeed),
    floats(input, shownNumbers),
    playAgain(game, played, openDraw(input)),
  ])
  const check = {
    computedHash,
    isHashRight: computedHash === round.seed_hash,
    isAnchorRight: undefined,
    isSaltRight: undefined,
    message: `${game.id}:${round.client_seed}:${round.nonce}:0`,
    numbers,
    view: again?.view,
    isOutcomeRight: again !== undefined && canonical(again.view) === canonical(round.view),
    payout: again?.payout,
    isPayoutRight: again?.payout === round.payout && again.stake === round.stake,
  }
  return { kind: 'checked', check }
}

/** A round of a shared table: its seed is a link of the table's chain, and its outcome is the same for everybody. */
async function verifyShared(round: Round, engine: SharedEngineId, serverSeed: string): Promise<Verification> {
  if (round.state === 'rolled_back') return { kind: 'open' }
  const game = await loadSharedGame(engine, round.game_id)
  const played = game?.readPlayed(round.view)
  if (!game || !played) return { kind: 'unknown-game' }
  const input = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce, game: game.id }
  const [computedHash, numbers, outcome, isAnchorRight, isSaltRight] = await Promise.all([
    seedHash(serverSeed),
    floats(input, shownNumbers),
    game.drawOutcome(openDraw(input)),
    leadsToAnchor(serverSeed, round.nonce, round.shared?.anchor ?? ''),
    checkSalt(round),
  ])
  const settled = game.settle(played.bet, outcome, played.cashOut)
  const again = settled.ok ? settled.value : undefined
  const check = {
    computedHash,
    isHashRight: computedHash === round.seed_hash,
    isAnchorRight,
    isSaltRight,
    message: `${game.id}:${round.client_seed}:${round.nonce}:0`,
    numbers,
    view: again?.view,
    isOutcomeRight: again !== undefined && canonical(again.view) === canonical(round.view),
    payout: again?.payout,
    isPayoutRight: again?.payout === round.payout && again.stake === round.stake,
  }
  return { kind: 'checked', check }
}

export function isWholeCheckRight(check: RoundCheck): boolean {
  return (
    check.isHashRight &&
    check.isAnchorRight !== false &&
    check.isSaltRight !== false &&
    check.isOutcomeRight &&
    check.isPayoutRight
  )
}

async function playAgain(
  game: Game,
  { bet, steps, wasClosed }: Played,
  draw: Draw,
): Promise<EngineRound | undefined> {
  const prepared = game.prepareBet(bet)
  if (!prepared.ok) return undefined
  let round = await prepared.value.start(draw)
  for (const step of steps) {
    const next = game.step(round.state, step)
    if (next.ok) round = next.value
  }
  if (!wasClosed) return round
  const closed = game.close(round.state)
  return closed.ok ? closed.value : round
}
