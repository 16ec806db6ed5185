import * as z from 'zod/mini'
import {
  cancelTableBet,
  placeTableBet,
  type TableBet,
  tableBet,
} from '../../../../contract/games/shared-rounds.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { readRefusal } from '../../../platform/http/answers/stored-refusal.ts'
import { clientKey } from '../../../platform/http/idempotency.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { requestHash } from '../../../platform/http/requests/request-hash.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import {
  currencyOf,
  ensurePlayMoney,
  findLaunchable,
  once,
  prepareBet,
  refuseMode,
  toRefused,
} from '../rounds/service.ts'
import { type BetAnswer, cancelRow, findBets, placeRow } from './bet-store.ts'
import type { SharedDeps } from './shared-deps.ts'
import { toTableBet } from './table-bet.ts'

type Reply = z.output<typeof placeTableBet.reply>

interface Placing {
  readonly caller: MemberCaller
  readonly key: string
  readonly body: z.output<typeof placeTableBet.body>
}

/** Takes a stake for the round that takes bets now; once, however often the call arrives. */
export async function placeBet(deps: SharedDeps, call: Placing): Promise<Reply | Refused> {
  const { caller, key, body } = call
  const arrivedAt = deps.clock.now()
  const ready = await makeReady(deps, call)
  if (ready instanceof Refused) {
    return runOnce(deps, { endpoint: placeTableBet, memberId: caller.memberId, key, body }, async () => ready)
  }
  const answer = await post(deps, call, ready, arrivedAt)
  if (answer.word !== 'wallet_missing') return toReply(deps, ready.bet, answer)
  if (body.mode === 'real') return refuse('insufficient_balance')
  await ensurePlayMoney(deps, caller.memberId)
  return toReply(deps, ready.bet, await post(deps, call, ready, arrivedAt))
}

async function makeReady({ tables, catalogue, ids }: SharedDeps, { caller, body }: Placing) {
  const refused = refuseMode(body.mode, caller)
  if (refused !== undefined) return refused
  const row = await findLaunchable(catalogue, body.game_id, body.mode)
  if (row instanceof Refused) return row
  const found = await tables.find(body.game_id)
  if (found === undefined) return refuse('game_unavailable')
  if (body.slot >= found.game.mostBets) return refuse('bet_invalid')
  const prepared = prepareBet(found.game, row, body.stake, body.bet)
  if (prepared instanceof Refused) return prepared
  const bet: TableBet = {
    id: ids(),
    number: body.number,
    slot: body.slot,
    state: 'open',
    stake: prepared.stake,
    bet: prepared.bet,
    cash_out: null,
    payout: 0n,
  }
  return {
    bet,
    prepared: prepared.bet,
    most: prepared.maximumPayout,
    maxWin: row.max_win,
    dimension: `${row.api_code}:${row.id}`,
    category: row.game_type,
    edgePpm: found.game.edgePpm,
  }
}

type Ready = Exclude<Awaited<ReturnType<typeof makeReady>>, Refused>

function post(deps: SharedDeps, { caller, key, body }: Placing, ready: Ready, at: Date): Promise<BetAnswer> {
  const { bet, dimension, category, edgePpm } = ready
  const placing = {
    memberId: caller.memberId,
    currency: currencyOf(body.mode),
    key: clientKey(key),
    hash: requestHash(deps.secrets, placeTableBet, body),
    gameId: body.game_id,
    number: body.number,
    slot: body.slot,
    betId: bet.id,
    transactionId: deps.ids(),
    dimension,
    category,
    edgePpm,
    stake: bet.stake,
    most: ready.most,
    maxWin: ready.maxWin,
    bet: ready.prepared,
    answer: writeAnswer(bet),
    at,
  }
  return once(() => placeRow(deps.db, placing))
}

interface Cancelling {
  readonly memberId: string
  readonly key: string
  readonly body: z.output<typeof cancelTableBet.body>
}

/** Gives a stake back while its round takes bets. */
export async function cancelBet(
  deps: SharedDeps,
  { memberId, key, body }: Cancelling,
): Promise<Reply | Refused> {
  const { db, ids, clock, secrets } = deps
  const at = clock.now()
  const [row] = await findBets(db, [{ memberId, betId: body.bet_id }])
  const bet = row && toTableBet({ ...row, status: 'rolled_back', payout: row.stake })
  const answer = await once(() =>
    cancelRow(db, {
      memberId,
      key: clientKey(key),
      hash: requestHash(secrets, cancelTableBet, body),
      betId: body.bet_id,
      ids: [ids(), ids(), ids()],
      answer: bet === undefined ? '{"data":{}}' : writeAnswer(bet),
      at,
    }),
  )
  return toReply(deps, bet, answer)
}

/** The answer's wire form as the database keeps it, to which it adds the balance. */
function writeAnswer(bet: TableBet): string {
  return JSON.stringify({ data: { bet: z.encode(tableBet, bet) } })
}

function toReply({ pokeOutbox }: SharedDeps, bet: TableBet | undefined, answer: BetAnswer): Reply | Refused {
  if (answer.word === 'replay') {
    return answer.status === 200 ? z.parse(placeTableBet.reply, answer.answer) : readRefusal(answer.answer)
  }
  if (answer.word !== 'done') return toRefused(answer)
  const { version, cash, bonus } = answer
  if (bet === undefined || version === null || cash === null || bonus === null) {
    throw new Error('A shared bet without its balance')
  }
  pokeOutbox()
  return { data: { bet, balance: { money: cash, bonus, wallet_version: Number(version) } } }
}
