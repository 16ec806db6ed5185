import { useLingui } from '@lingui/react/macro'
import type { FootballLeague } from '../../../games/football/football-league.ts'
import { leastSlipReturnPpm } from '../../../games/football/football-leagues.ts'
import { MARKET_IDS } from '../../../games/football/markets.ts'
import { useMaxWin } from '../../common/play/max-win.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { PaysList } from './pays-list.tsx'
import { usePickWords } from './use-pick-words.ts'

/** Margin and returns of this league, by market. */
export function FootballPays({ league }: { league: FootballLeague }) {
  const { t } = useLingui()
  const language = useLanguage()
  const maxWin = useMaxWin()
  const most = maxWin !== undefined && maxWin < league.maximumPayout ? maxWin : league.maximumPayout
  const words = usePickWords()
  const percent = (ppm: number) => formatPercent(Math.floor(ppm / 100) / 100, language)
  const facts = [
    ...MARKET_IDS.map(market => ({
      id: market,
      term: words.market(market),
      text: t`at least ${percent(league.leastReturns[market])}`,
    })),
    {
      id: 'multiple',
      term: t`Multiple of ${league.mostLegs}`,
      text: t`at least ${percent(leastSlipReturnPpm(league))}`,
    },
    { id: 'margin', term: t`Margin in the odds`, text: percent(league.marginPpm) },
    { id: 'maximum', term: t`Most that a slip pays`, text: formatMoney(most) },
  ]
  return <PaysList facts={facts} />
}
