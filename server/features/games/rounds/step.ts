import type * as z from 'zod/mini'
import { stepRound } from '../../../../contract/lobby/games.ts'
import type { Round } from '../../../../games/engine.ts'
import { agreeStep } from '../../../../games/play-round.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { clientKey } from '../../../platform/http/idempotency.ts'
import { requestHash } from '../../../platform/http/requests/request-hash.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { toPlayed, toRefused, toReplayed, writeAnswer } from './answers.ts'
import { loadRules } from './find-playable.ts'
import type { PlayDeps } from './play-deps.ts'
import { retryIdempotent } from './retry-idempotent.ts'
import { openState, sealState, toRound } from './round-view.ts'
import { findRound, type RoundRow, stepRow } from './store.ts'

type Reply = z.output<typeof stepRound.reply>

interface Call {
  readonly memberId: string
  readonly key: string
  readonly body: z.output<typeof stepRound.body>
}

/**
 * Plays one step of an open round, and settles it when that was the last. Each step number acts once: a late copy, or the
 * same step of another device, changes nothing. Refuses round_unknown, round_closed, step_invalid. Limits, exclusion and
 * a game that was switched off never stop a round that was begun; what a step adds to the stake is a bet like any other,
 * refused with the wallet's words.
 */
export async function takeStep(deps: PlayDeps, call: Call): Promise<Reply | Refused> {
  const { memberId, key, body } = call
  const row = await findRound(deps.db, memberId, body.round_id)
  const next = row === undefined ? refuse('round_unknown') : await play(deps, row, body)
  if (row !== undefined && !(next instanceof Refused)) return post(deps, call, row, next)
  const refused = next instanceof Refused ? next : refuse('round_unknown')
  return runOnce(deps, { endpoint: stepRound, memberId, key, body }, async () => refused)
}

async function play(
  { catalogue, secrets }: PlayDeps,
  row: RoundRow,
  { step_number, step, stake: agreed = 0n }: Call['body'],
): Promise<Round | Refused> {
  if (row.status !== 'open') return refuse('round_closed')
  if (step_number !== row.steps + 1) return refuse('step_invalid')
  const found = await catalogue.find(row.game_id)
  const game = found && (await loadRules(found.row))
  if (game === undefined) return refuse('game_unavailable')
  const checked = agreeStep(game, { state: openState(secrets, row), stake: row.stake }, step, agreed)
  if (checked.ok) return checked.value
  if (checked.refusal === 'bet_rounds_away') return refuse('bet_rounds_away')
  return refuse(checked.refusal === 'round_over' ? 'round_closed' : 'step_invalid')
}

async function post(deps: PlayDeps, call: Call, row: RoundRow, next: Round): Promise<Reply | Refused> {
  const { secrets, ids, clock, catalogue } = deps
  const { memberId, key, body } = call
  const at = clock.now()
  const played = {
    ...(await toRound(secrets, catalogue, row)),
    state: next.done ? ('settled' as const) : ('open' as const),
    stake: next.stake,
    payout: next.payout,
    steps: body.step_number,
    view: next.view,
    settled_at: next.done ? at.toISOString() : null,
  }
  const step = {
    memberId,
    key: clientKey(key),
    hash: requestHash(secrets, stepRound, body),
    roundId: row.id,
    step: body.step_number,
    ids: [ids(), ids(), ids(), ids()] as const,
    more: next.stake - row.stake,
    payout: next.payout,
    state: next.done ? JSON.stringify(next.state) : undefined,
    sealed: next.done ? undefined : sealState(secrets, memberId, row.id, next.state),
    answer: writeAnswer(played),
    at,
  }
  const answer = await retryIdempotent(() => stepRow(deps.db, step))
  if (answer.word === 'replay') return toReplayed(stepRound.reply, answer)
  if (answer.word !== 'done') return toRefused(answer)
  deps.pokeOutbox()
  return toPlayed(played, answer)
}
