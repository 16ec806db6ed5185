import { useLingui } from '@lingui/react/macro'
import type { MarketId } from '../../../games/football/markets.ts'

type Teams = { readonly home: string; readonly away: string }

/** Markets and picks in words. */
export function usePickWords() {
  const { t } = useLingui()
  const markets: Record<MarketId, string> = {
    '1x2': t`Result`,
    goals: t`Total goals`,
    both: t`Both teams score`,
    most: t`Most goals`,
    score: t`Correct score`,
  }
  const picks: Readonly<Record<string, string>> = {
    draw: t`Draw`,
    over: t`Over 2.5`,
    under: t`Under 2.5`,
    yes: t`Yes`,
    no: t`No`,
    other: t`Any other score`,
  }
  return {
    market: (id: MarketId): string => markets[id],
    /** What a player must know before betting on that market. */
    note: (id: MarketId): string | undefined =>
      id === 'most' ? t`A draw is a dead heat: half of the stake is paid at full odds.` : undefined,
    /** A side by its name, a score as it is read. */
    pick: (name: string, teams: Teams): string =>
      picks[name] ?? (name === 'home' || name === 'away' ? teams[name] : name.replace('-', ' : ')),
  }
}
