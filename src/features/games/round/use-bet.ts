import { useLingui } from '@lingui/react/macro'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import type { Game } from '../../../../games/engine.ts'
import type { SharedGame } from '../../../../games/shared-game.ts'
import { largestStake } from '../../../../games/win-bound.ts'
import { useMaxWin } from '../../../common/play/max-win.ts'
import type { StakeRange } from '../../../common/play/stakes.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

export type Bet = {
  /** As the engine reads it. */
  body: object
  /** Why the game would not take it; said before anything is sent. */
  problem: string | undefined
  /** Centavos; no outcome pays more. */
  maximumPayout: bigint | undefined
  /** The stakes of this very bet, within what one round may win. */
  within: (range: StakeRange) => StakeRange
}

/** A bet asked of the same engine that will play it. */
export function useBet(game: Game | SharedGame, body: object): Bet {
  const { t } = useLingui()
  const maxWin = useMaxWin()
  const prepared = game.prepareBet(body)
  if (prepared.ok) {
    const { maximumPayout } = prepared.value
    const own = largestOwn(game, body, maxWin)
    const isOver = maxWin !== undefined && maximumPayout > maxWin
    const win = formatMoney(maxWin ?? 0n)
    return {
      body,
      problem: isOver ? t`A round may win ${win} at most: bet less.` : undefined,
      maximumPayout,
      within: range => narrowed(range, own),
    }
  }
  const unknown = { body, maximumPayout: undefined, within: (range: StakeRange) => range }
  const least = formatMoney(game.limits.minBet)
  const most = formatMoney(game.limits.maxBet)
  switch (prepared.refusal) {
    case 'stake_too_small':
      return { ...unknown, problem: t`The smallest stake is ${least}.` }
    case 'stake_too_large':
      return { ...unknown, problem: t`The largest stake is ${most}.` }
    case 'bet_rounds_away':
      return { ...unknown, problem: t`This stake is too small for this chance: choose more.` }
    default:
      return { ...unknown, problem: t`This bet is not possible here.` }
  }
}

/** The largest stake that a bet of one figure may name, whatever it names now; undefined: nothing bounds it, or it has many chips. */
function largestOwn(game: Game | SharedGame, body: object, maxWin: bigint | undefined): bigint | undefined {
  const named = Object.entries(body).find(([name]) => name === 'stake' || name === 'cardStake')
  if (maxWin === undefined || named === undefined) return undefined
  const [name, text] = named
  const stake = readCentavos(String(text))
  const mostOf = (own: bigint) => {
    const prepared = game.prepareBet({ ...body, [name]: formatCentavos(own) })
    return prepared.ok ? prepared.value.maximumPayout : undefined
  }
  const maximumPayout = mostOf(stake)
  if (maximumPayout === undefined || maximumPayout === 0n) return undefined
  const most = (stake * maxWin) / maximumPayout
  // A payout is cut to centavos, so that a small stake promises a little less than its part of a large one.
  const cut = mostOf(most)
  return cut === undefined ? most : largestStake({ stake: most, maximumPayout: cut }, maxWin)
}

function narrowed(range: StakeRange, most: bigint | undefined): StakeRange {
  if (most === undefined || most >= range.maxBet) return range
  return { ...range, maxBet: most > range.minBet ? most : range.minBet }
}
