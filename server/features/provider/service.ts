import type { Deps } from '../../deps.ts'
import { Refused } from '../../http/refuse.ts'
import { balances } from '../../wallet/members.ts'
import type { Outcome } from '../../wallet/outcome.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { redeemToken } from '../rounds/service.ts'
import type { BodyOf } from './calls.ts'
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

const sessionLivesMs = 12 * 3_600_000

export interface ProviderWallet {
  readonly authenticate: (apiCode: string, body: BodyOf<'authenticate'>) => Promise<ProviderAnswer>
  readonly balance: (apiCode: string, body: BodyOf<'balance'>) => Promise<ProviderAnswer>
  readonly bet: (apiCode: string, body: BodyOf<'bet'>) => Promise<ProviderAnswer>
  readonly win: (apiCode: string, body: BodyOf<'win'>) => Promise<ProviderAnswer>
  readonly rollback: (apiCode: string, body: BodyOf<'rollback'>) => Promise<ProviderAnswer>
  readonly endRound: (apiCode: string, body: BodyOf<'end-round'>) => Promise<ProviderAnswer>
}

/**
 * The seamless wallet: what a provider asks for its players (design/games.md). Each money call is one statement under the
 * provider's transaction id; the same id answers its first answer again, with other parts DUPLICATE_MISMATCH. Ids are
 * unique for a member, so that a money call stays on the member's shard.
 */
export function createProviderWallet(deps: Deps, catalogue: Catalogue): ProviderWallet {
  const { db, wallet, secrets, clock } = deps
  /** Ends of rounds take a session that has run out: what was begun is settled. */
  const sessionOf = (apiCode: string, token: string, mayHaveExpired: boolean) => {
    const session = readSession(secrets, token, apiCode)
    if (session === undefined) return 'INVALID_TOKEN'
    return mayHaveExpired || session.expiresAt > clock.now().getTime() ? session : 'TOKEN_EXPIRED'
  }
  return {
    authenticate: (apiCode, body) => authenticate(deps, catalogue, apiCode, body.token),
    balance: async (apiCode, body) => {
      const session = sessionOf(apiCode, body.session, false)
      return typeof session === 'string' ? session : readBalance(deps, session)
    },
    bet: async (apiCode, { session: token, transaction_id, round_id, game_id, amount }) => {
      const session = sessionOf(apiCode, token, false)
      if (typeof session === 'string') return session
      const found = await catalogue.find(game_id)
      if (found?.isListed !== true || found.row.api_code !== apiCode) return 'UNKNOWN_GAME'
      const outcome = await wallet.placeBet(db, {
        ...holderOf(session),
        roundId: roundUuid(apiCode, round_id),
        key: `bet:${apiCode}:${transaction_id}`,
        stake: BigInt(amount),
        game: `${apiCode}:${game_id}`,
        category: found.row.game_type,
        edgePpm: found.row.edge_ppm,
      })
      return answerOf(deps, session, outcome)
    },
    win: async (apiCode, { session: token, transaction_id, round_id, amount, is_final = false }) => {
      const session = sessionOf(apiCode, token, true)
      if (typeof session === 'string') return session
      const settlement = { roundId: roundUuid(apiCode, round_id), payout: BigInt(amount), isFinal: is_final }
      const key = `win:${apiCode}:${transaction_id}`
      return answerOf(deps, session, await wallet.settle(db, { ...holderOf(session), ...settlement, key }))
    },
    rollback: async (apiCode, { session: token, transaction_id, bet_transaction_id }) => {
      const session = sessionOf(apiCode, token, true)
      if (typeof session === 'string') return session
      const keys = {
        key: `rollback:${apiCode}:${transaction_id}`,
        betKey: `bet:${apiCode}:${bet_transaction_id}`,
      }
      return answerOf(deps, session, await wallet.rollback(db, { ...holderOf(session), ...keys }))
    },
    endRound: async (apiCode, { session: token, transaction_id, round_id }) => {
      const session = sessionOf(apiCode, token, true)
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
  const { member_id: memberId, currency } = launched
  const session = { memberId, currency, apiCode, expiresAt: launched.used_at.getTime() + sessionLivesMs }
  const balance = await readBalance(deps, session)
  if (typeof balance === 'string') return balance
  const who = { session: writeSession(deps.secrets, session), member_id: memberId, game_id: launched.game_id }
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
