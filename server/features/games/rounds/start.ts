import type * as z from 'zod/mini'
import { type Round as PlayedRound, startRound } from '../../../../contract/lobby/games.ts'
import type { Game, PreparedBet } from '../../../../games/engine.ts'
import { drawRound } from '../../../../games/play-round.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { clientKey } from '../../../platform/http/idempotency.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { requestHash } from '../../../platform/http/requests/request-hash.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { toPlayed, toRefused, toReplayed, writeAnswer } from './answers.ts'
import { findLaunchable, loadRules } from './find-playable.ts'
import { currencyOf, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'
import { ensurePlayMoney } from './play-money.ts'
import { prepareBet } from './prepare-bet.ts'
import { retryIdempotent } from './retry-idempotent.ts'
import { sealState } from './round-view.ts'
import { type Pair, pairOfAnswer, runningPair } from './seeds.ts'
import { type Executor, type GameAnswer, type Start, startRow } from './store.ts'

type Reply = z.output<typeof startRound.reply>

interface Call {
  readonly caller: MemberCaller
  readonly key: string
  readonly body: z.output<typeof startRound.body>
}

interface Ready {
  readonly game: Game
  readonly bet: PreparedBet
  readonly dimension: string
  readonly category: string
}

/** Another process may take the same nonce first. After so many losses the wallet stays locked until this round is done. */
const unlockedDraws = 4

/** Under the lock the first draw learns the nonce and the second has it; the rest are for a wallet or a pair to be made. */
const lockedDraws = 4

/**
 * Takes the stake and draws the outcome; a single-shot game is settled at once. One statement of the database, done
 * once however often the call arrives. Refuses game_unknown, game_unavailable, demo_not_allowed, bet_invalid,
 * bet_below_minimum, bet_above_maximum, win_above_limit, seed_missing, round_open, account_frozen, and the wallet's words.
 */
export async function beginRound(deps: PlayDeps, call: Call): Promise<Reply | Refused> {
  const ready = await makeReady(deps, call)
  if (!(ready instanceof Refused)) {
    return deps.lanes.run(call.caller.memberId, () => drawAndPost(deps, call, ready))
  }
  const { caller, key, body } = call
  return runOnce(deps, { endpoint: startRound, memberId: caller.memberId, key, body }, async () => ready)
}

async function makeReady(deps: PlayDeps, { caller, body }: Call): Promise<Ready | Refused> {
  const refused = refuseMode(body.mode, caller)
  if (refused !== undefined) return refused
  const row = await findLaunchable(deps.catalogue, body.game_id, body.mode)
  if (row instanceof Refused) return row
  const game = await loadRules(row)
  if (game === undefined) return refuse('game_unavailable')
  const bet = prepareBet(game, row, body.stake, body.bet)
  if (bet instanceof Refused) return bet
  if (!(await hasSeeds(deps, caller.memberId, currencyOf(body.mode)))) return refuse('seed_missing')
  return { game, bet, dimension: `${row.api_code}:${row.id}`, category: row.game_type }
}

/** A member without a client seed plays no round: the server makes none for them. */
async function hasSeeds({ pairs, secrets, db }: PlayDeps, memberId: string, currency: Currency) {
  if (pairs.get(memberId, currency) !== undefined) return true
  const running = await runningPair({ secrets }, db, memberId, currency)
  if (running !== undefined) pairs.set(memberId, currency, running)
  return running !== undefined
}

async function drawAndPost(deps: PlayDeps, call: Call, ready: Ready): Promise<Reply | Refused> {
  const played =
    (await drawUntilPosted(deps, deps.db, call, ready, unlockedDraws)) ??
    (await transaction(deps.db, tx => drawUntilPosted(deps, tx, call, ready, lockedDraws), { keyed: true }))
  if (played === undefined) {
    deps.log.warn({ memberId: call.caller.memberId }, 'a round was drawn again and again, and never in time')
    return refuse('try_again_later')
  }
  if (!(played instanceof Refused)) deps.pokeOutbox()
  return played
}

/** `undefined` when each draw came too late. A transaction keeps the wallet's lock, so that nobody comes between two draws. */
async function drawUntilPosted(
  deps: PlayDeps,
  on: Executor,
  call: Call,
  ready: Ready,
  mostDraws: number,
): Promise<Reply | Refused | undefined> {
  const { memberId } = call.caller
  const currency = currencyOf(call.body.mode)
  const { pairs } = deps
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const pair = pairs.get(memberId, currency) ?? (await runningPair(deps, on, memberId, currency))
    if (pair === undefined) return refuse('seed_missing')
    const { start, played } = await draw(deps, call, ready, pair)
    const answer =
      on === deps.db ? await retryIdempotent(() => startRow(on, start)) : await startRow(on, start)
    if (answer.word === 'replay') return toReplayed(startRound.reply, answer)
    if (answer.word === 'done') {
      pairs.set(memberId, currency, { ...pair, nextNonce: pair.nextNonce + 1 })
      return toPlayed(played, answer)
    }
    const refused = await catchUp(deps, memberId, currency, answer)
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Learns or makes what the draw lacked, so that it can be drawn again; anything else is a refusal. */
async function catchUp(
  deps: PlayDeps,
  memberId: string,
  currency: Currency,
  answer: GameAnswer,
): Promise<Refused | undefined> {
  const { pairs, secrets } = deps
  if (answer.word === 'seed_moved') {
    pairs.set(memberId, currency, pairOfAnswer(secrets, memberId, answer))
    return undefined
  }
  if (answer.word === 'seed_missing') {
    pairs.drop(memberId, currency)
    return undefined
  }
  if (answer.word !== 'wallet_missing') return toRefused(answer)
  if (currency === 'BRL') return refuse('insufficient_balance')
  await ensurePlayMoney(deps, memberId)
  return undefined
}

/** The round as this pair decides it, and the statement that would make it so. */
async function draw(
  deps: PlayDeps,
  { caller: { memberId }, key, body }: Call,
  { game, bet, dimension, category }: Ready,
  pair: Pair,
): Promise<{ readonly start: Start; readonly played: PlayedRound }> {
  const { ids, clock, secrets } = deps
  const { serverSeed, clientSeed, nextNonce: nonce } = pair
  const round = await drawRound(bet, { serverSeed, clientSeed, nonce, game: game.id })
  const roundId = ids()
  const at = clock.now()
  const played: PlayedRound = {
    id: roundId,
    game_id: body.game_id,
    mode: body.mode,
    state: round.done ? 'settled' : 'open',
    stake: round.stake,
    payout: round.payout,
    steps: 0,
    view: round.view,
    seed_hash: pair.seedHash,
    client_seed: clientSeed,
    nonce,
    server_seed: null,
    started_at: at.toISOString(),
    settled_at: round.done ? at.toISOString() : null,
  }
  const start: Start = {
    memberId,
    currency: currencyOf(body.mode),
    key: clientKey(key),
    hash: requestHash(secrets, startRound, body),
    seedId: pair.id,
    nonce,
    roundId,
    ids: [ids(), ids(), ids()],
    gameId: body.game_id,
    dimension,
    category,
    edgePpm: game.edgePpm,
    stake: round.stake,
    most: bet.maximumPayout,
    payout: round.payout,
    state: round.done ? JSON.stringify(round.state) : undefined,
    sealed: round.done ? undefined : sealState(secrets, memberId, roundId, round.state),
    answer: writeAnswer(played),
    at,
  }
  return { start, played }
}
