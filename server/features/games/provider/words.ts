import type { RefusalWord } from '../../../wallet/outcome.ts'

/** The error words that a provider may receive, each with its HTTP status. */
export const providerWords = {
  BAD_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  UNKNOWN_GAME: 404,
  INSUFFICIENT_FUNDS: 422,
  MEMBER_BLOCKED: 403,
  PLAY_PAUSED: 403,
  LIMIT_REACHED: 422,
  REALITY_CHECK_DUE: 422,
  STAKE_OVER_BONUS_LIMIT: 422,
  STAKE_BELOW_MINIMUM: 422,
  STAKE_ABOVE_MAXIMUM: 422,
  DUPLICATE_MISMATCH: 409,
  BET_NOT_FOUND: 404,
  BET_ALREADY_SETTLED: 409,
  ROUND_CLOSED: 409,
  BET_ROLLED_BACK: 409,
  TRY_AGAIN: 503,
} as const

export type ProviderWord = keyof typeof providerWords

/** The wallet's refusals in the protocol's words; `undefined`: the wallet never says this about a bet. */
export function toProviderWord(word: RefusalWord): ProviderWord | undefined {
  switch (word) {
    case 'insufficient_balance':
      return 'INSUFFICIENT_FUNDS'
    case 'wallet_missing':
    case 'wallet_frozen':
      return 'MEMBER_BLOCKED'
    case 'play_blocked':
      return 'PLAY_PAUSED'
    case 'limit_reached':
      return 'LIMIT_REACHED'
    case 'reality_check_due':
      return 'REALITY_CHECK_DUE'
    case 'stake_over_bonus_limit':
      return 'STAKE_OVER_BONUS_LIMIT'
    case 'bet_below_minimum':
      return 'STAKE_BELOW_MINIMUM'
    case 'bet_above_maximum':
      return 'STAKE_ABOVE_MAXIMUM'
    case 'duplicate_mismatch':
      return 'DUPLICATE_MISMATCH'
    case 'bet_not_found':
      return 'BET_NOT_FOUND'
    case 'round_closed':
      return 'ROUND_CLOSED'
    case 'bet_already_settled':
      return 'BET_ALREADY_SETTLED'
    case 'session_ended':
      return 'TOKEN_EXPIRED'
    case 'game_unavailable':
      return 'UNKNOWN_GAME'
    case 'call_closed':
    case 'bet_rolled_back':
      return 'BET_ROLLED_BACK'
    default:
      return undefined
  }
}
