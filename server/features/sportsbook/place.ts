import * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import { placeSportsBet, type SportsSlip, sportsSlip } from '../../../contract/sportsbook/sports.ts'
import { writeAmount } from '../../../games/amount.ts'
import { slipBet } from '../../../games/football/slip.ts'
import { Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { readRefusal } from '../../platform/http/answers/stored-refusal.ts'
import { clientKey } from '../../platform/http/idempotency.ts'
import type { MemberCaller } from '../../platform/http/requests/caller.ts'
import { requestHash } from '../../platform/http/requests/request-hash.ts'
import { runOnce } from '../../platform/http/run-once.ts'
import {
  currencyOf,
  ensurePlayMoney,
  findLaunchable,
  once,
  refuseMode,
  toRefused,
} from '../games/rounds/service.ts'
import { findMatches } from './book-store.ts'
import { mostOfLeg, type PricedSlip, priceSlip, refuseSlip, termsOf } from './price-slip.ts'
import { placeSlipRow, type SlipAnswer } from './slip-store.ts'
import { openSlip } from './slips.ts'
import type { SportsDeps } from './sports-deps.ts'
import type { StoredBet } from './stored-bet.ts'

type Reply = z.output<typeof placeSportsBet.reply>

interface Placing {
  readonly caller: MemberCaller
  readonly key: string
  readonly body: z.output<typeof placeSportsBet.body>
}

/** Odds that move between reading and taking are read again; so often at once they do not. */
const mostTries = 5

/** Selections at shorter odds than this earn nothing towards a bonus (docs/rules/cashier.md). */
const leastEarningOdds = 150

/** Takes a slip at odds that stand; once, however often the call arrives. */
export async function placeSlip(deps: SportsDeps, call: Placing): Promise<Reply | Refused> {
  const { caller, key, body } = call
  const arrivedAt = deps.clock.now()
  for (let tries = 1; ; tries += 1) {
    const ready = await makeReady(deps, call, arrivedAt)
    if (ready instanceof Refused) {
      return runOnce(
        deps,
        { endpoint: placeSportsBet, memberId: caller.memberId, key, body },
        async () => ready,
      )
    }
    const answer = await postPaid(deps, call, ready, arrivedAt)
    if (answer.word === 'wallet_missing') return refuse('insufficient_balance')
    if (answer.word !== 'odds_moved') return toReply(deps, ready.slip, answer)
    if (tries === mostTries) return refuse('try_again_later')
  }
}

async function makeReady({ db, catalogue, matchdays, ids }: SportsDeps, { caller, body }: Placing, at: Date) {
  const refused = refuseMode(body.mode, caller)
  if (refused !== undefined) return refused
  const row = await findLaunchable(catalogue, body.game_id, body.mode)
  if (row instanceof Refused) return row
  const found = await matchdays.find(body.game_id)
  if (found === undefined) return refuse('game_unavailable')
  // The engine reads amounts as it writes them.
  const asked = slipBet.safeParse({ ...body.bet, stake: writeAmount(body.bet.stake) })
  if (!asked.success) return refuse('bet_invalid')
  const terms = termsOf(found.book, row)
  const unfit = refuseSlip(asked.data, terms, body.stake)
  if (unfit !== undefined) return unfit
  const wanted = [...new Set(asked.data.legs.map(leg => leg.match))]
  const priced = priceSlip(asked.data, await findMatches(db, body.game_id, wanted), body.accept_better, at)
  if (priced instanceof Refused) return priced
  // Longer odds that the member accepts may reach beyond what the book pays.
  const tooLong = refuseSlip(priced.bet, terms, body.stake)
  if (tooLong !== undefined) return tooLong
  const earns = priced.bet.legs.every(leg => leg.odds >= leastEarningOdds)
  return {
    ...priced,
    slip: toSlip(ids(), body, priced.bet, at),
    dimension: `${row.api_code}:${row.id}`,
    category: row.game_type,
    edgePpm: earns ? row.edge_ppm : 0,
  }
}

interface Ready extends PricedSlip {
  readonly slip: SportsSlip
  readonly dimension: string
  readonly category: string
  readonly edgePpm: number
}

function toSlip(id: string, { game_id, mode }: Placing['body'], bet: StoredBet, at: Date): SportsSlip {
  const times = { placed_at: at.toISOString(), settled_at: null }
  return openSlip({ id, game_id, mode, state: 'open', payout: 0n, ...times }, bet)
}

/** A wallet for play money is made when it is first needed. */
async function postPaid(deps: SportsDeps, call: Placing, ready: Ready, at: Date): Promise<SlipAnswer> {
  const answer = await post(deps, call, ready, at)
  if (answer.word !== 'wallet_missing' || call.body.mode === 'real') return answer
  await ensurePlayMoney(deps, call.caller.memberId)
  return post(deps, call, ready, at)
}

function post(deps: SportsDeps, { caller, key, body }: Placing, ready: Ready, at: Date): Promise<SlipAnswer> {
  const { slip, bet, matchday, dimension, category, edgePpm } = ready
  const placing = {
    memberId: caller.memberId,
    currency: currencyOf(body.mode),
    key: clientKey(key),
    hash: requestHash(deps.secrets, placeSportsBet, body),
    gameId: body.game_id,
    slipId: slip.id,
    transactionId: deps.ids(),
    dimension,
    category,
    edgePpm,
    stake: slip.stake,
    matchday,
    bet: JSON.stringify({ ...bet, stake: formatCentavos(bet.stake) }),
    legs: bet.legs
      .toSorted((one, other) => (one.match < other.match ? -1 : 1))
      .map(leg => ({ ...leg, most: mostOfLeg(bet, leg) })),
    memberMatchMax: deps.config.exposure.memberMatchMax,
    selectionMax: deps.config.exposure.selectionMax,
    // The answer's wire form as the database keeps it, to which it adds the balance.
    answer: JSON.stringify({ data: { slip: z.encode(sportsSlip, slip) } }),
    at,
  }
  return once(() => placeSlipRow(deps.db, placing))
}

function toReply({ pokeOutbox }: SportsDeps, slip: SportsSlip, answer: SlipAnswer): Reply | Refused {
  if (answer.word === 'replay') {
    return answer.status === 200 ? z.parse(placeSportsBet.reply, answer.answer) : readRefusal(answer.answer)
  }
  if (answer.word !== 'done') return toRefused(answer)
  const { version, cash, bonus } = answer
  if (version === null || cash === null || bonus === null) throw new Error('A slip without its balance')
  pokeOutbox()
  return { data: { slip, balance: { money: cash, bonus, wallet_version: Number(version) } } }
}
