import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { balances } from '../../../wallet/members.ts'
import type { Outcome } from '../../../wallet/outcome.ts'
import { type Catalogue, maxBetOf } from '../../lobby/catalogue/service.ts'
import { redeemToken } from '../rounds/service.ts'
import type { BodyOf } from './calls.ts'
import { payPromotionWin, payWin } from './pay-win.ts'
import { openPlaySession, placeProviderBet, playSessionRuns } from './play-session-store.ts'
import { roundUuid } from './round-uuid.ts'
import { type ProviderSession, readSession, writeSession } from './session-token.ts'
import { type ProviderWord, toProviderWord } from './words.ts'

/** A good answer of the protocol, or the word of a refusal. Money in minor units. */
export type ProviderAnswer =
  | {
      readonly status: 'OK'
      readonly balance: number
      readonly currency: string
      readonly [more: string]: unknown
    }
  | ProviderWord

export interface ProviderWallet {
  readonly authenticate: (apiCode: string, body: BodyOf<'authenticate'>) => Promise<ProviderAnswer>
  readonly balance: (apiCode: string, body: BodyOf<'balance'>) => Promise<ProviderAnswer>
  readonly bet: (apiCode: string, body: BodyOf<'bet'>) => Promise<ProviderAnswer>
  readonly win: (apiCode: string, body: BodyOf<'win'>) => Promise<ProviderAnswer>
  readonly promotionWin: (apiCode: string, body: BodyOf<'promotion-win'>) => Promise<ProviderAnswer>
  readonly rollback: (apiCode: string, body: BodyOf<'rollback'>) => Promise<ProviderAnswer>
  readonly endRound: (apiCode: string, body: BodyOf<'end-round'>) => Promise<ProviderAnswer>
}

/**
 * The seamless wallet: what a provider asks for its players (docs/reference/provider-protocol.md). Each money call is one statement under the
 * provider's transaction id; the same id answers its first answer again, with other parts DUPLICATE_MISMATCH. Ids are
 * unique for a member, so that a money call stays on the member's shard.
 */
export function createProviderWallet(deps: Deps, catalogue: Catalogue): ProviderWallet {
  const { db, wallet } = deps
  /** Whether it has ended is asked by what begins something: what was begun is settled whatever became of the session. */
  const sessionOf = (apiCode: string, token: string) =>
    readSession(deps.secrets, token, apiCode) ?? 'INVALID_TOKEN'
  return {
    authenticate: (apiCode, body) => authenticate(deps, catalogue, apiCode, body.token),
    balance: async (apiCode, body) => {
      const session = sessionOf(apiCode, body.session)
      if (typeof session === 'string') return session
      const { memberId, id } = session
      const [runs, balance] = await Promise.all([
        id !== undefined && playSessionRuns(deps, memberId, id),
        readBalance(deps, session),
      ])
      return runs ? balance : 'TOKEN_EXPIRED'
    },
    bet: async (apiCode, { session: token, transaction_id, round_id, game_id, amount }) => {
      const session = sessionOf(apiCode, token)
      if (typeof session === 'string') return session
      const found = await catalogue.find(game_id)
      const isOpen = found?.isListed === true && found.row.api_code === apiCode
      const outcome = await placeProviderBet(deps, {
        ...holderOf(session),
        playSessionId: session.id ?? null,
        roundId: roundUuid(apiCode, round_id),
        key: `bet:${apiCode}:${transaction_id}`,
        stake: BigInt(amount),
        game: `${apiCode}:${game_id}`,
        facts: isOpen ? { category: found.row.game_type, edgePpm: found.row.edge_ppm } : undefined,
      })
      return answerOf(deps, session, outcome)
    },
    win: async (apiCode, { session: token, transaction_id, round_id, amount, is_final = false }) => {
      const session = sessionOf(apiCode, token)
      if (typeof session === 'string') return session
      const settlement = { roundId: roundUuid(apiCode, round_id), payout: BigInt(amount), isFinal: is_final }
      const key = `win:${apiCode}:${transaction_id}`
      const win = { ...holderOf(session), ...settlement, key, apiCode }
      return answerOf(deps, session, await payWin(deps, catalogue, win))
    },
    promotionWin: async (
      apiCode,
      { session: token, transaction_id, game_id, promotion_id, kind, amount },
    ) => {
      const session = sessionOf(apiCode, token)
      if (typeof session === 'string') return session
      const found = await catalogue.find(game_id)
      // Also of a game that is closed by now: it was won before.
      if (found?.row.api_code !== apiCode) return 'UNKNOWN_GAME'
      const win = {
        game: `${apiCode}:${game_id}`,
        promotion: `${kind}:${promotion_id}`,
        amount: BigInt(amount),
      }
      const key = `promotion:${apiCode}:${transaction_id}`
      return answerOf(
        deps,
        session,
        await payPromotionWin(deps, catalogue, { ...holderOf(session), ...win, key, apiCode }),
      )
    },
    rollback: async (apiCode, { session: token, transaction_id, bet_transaction_id }) => {
      const session = sessionOf(apiCode, token)
      if (typeof session === 'string') return session
      const keys = {
        key: `rollback:${apiCode}:${transaction_id}`,
        betKey: `bet:${apiCode}:${bet_transaction_id}`,
      }
      return answerOf(deps, session, await wallet.rollback(db, { ...holderOf(session), ...keys }))
    },
    endRound: async (apiCode, { session: token, transaction_id, round_id }) => {
      const session = sessionOf(apiCode, token)
      if (typeof session === 'string') return session
      const settlement = { roundId: roundUuid(apiCode, round_id), payout: 0n, isFinal: true }
      const key = `end:${apiCode}:${transaction_id}`
      return answerOf(deps, session, await wallet.settle(db, { ...holderOf(session), ...settlement, key }))
    },
  }
}

const holderOf = ({ memberId, currency }: ProviderSession) => ({ memberId, currency })

/** A launch token becomes a session. Sent again while the token lives, it becomes the same one. */
async function authenticate(
  deps: Deps,
  catalogue: Catalogue,
  apiCode: string,
  token: string,
): Promise<ProviderAnswer> {
  const launched = await redeemToken(deps, token)
  if (launched instanceof Refused) return 'INVALID_TOKEN'
  const found = await catalogue.find(launched.game_id)
  if (found?.row.api_code !== apiCode) return 'INVALID_TOKEN'
  if (!(await openPlaySession(deps, launched, apiCode))) return 'TOKEN_EXPIRED'
  const { member_id: memberId, currency, play_session_id: id } = launched
  const session = { id, memberId, currency, apiCode }
  const balance = await readBalance(deps, session)
  if (typeof balance === 'string') return balance
  const bounds = { min_bet: Number(found.row.min_bet), max_bet: Number(maxBetOf(found.row)) }
  const who = {
    session: writeSession(deps.secrets, session),
    member_id: memberId,
    game_id: launched.game_id,
    ...bounds,
  }
  return { ...balance, ...who }
}

async function readBalance(
  { db, clock }: Deps,
  { memberId, currency }: ProviderSession,
): Promise<ProviderAnswer> {
  const wallet = (await balances(db, memberId, clock.now())).find(one => one.currency === currency)
  if (wallet === undefined) return 'MEMBER_BLOCKED'
  return { status: 'OK', balance: Number(wallet.cash + wallet.bonus), currency }
}

function answerOf(deps: Deps, { currency }: ProviderSession, outcome: Outcome): ProviderAnswer {
  if (outcome.status === 'posted') {
    if (!outcome.replayed) deps.pokeOutbox()
    const { cash, bonus } = outcome.balances
    return { status: 'OK', transaction_id: outcome.transactionId, balance: Number(cash + bonus), currency }
  }
  const word = toProviderWord(outcome.word)
  if (word === undefined) throw new Error(`The wallet refused a bet with ${outcome.word}`)
  return word
}
