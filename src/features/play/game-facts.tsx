import { useLingui } from '@lingui/react/macro'
import type { GameRow } from '../../db/public-rows.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { typeNames, volatilityNames } from './game-words.ts'

/** What anybody should know before a bet: return, limits, kind. */
export function GameFacts({ game }: { game: GameRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const least = formatMoney(game.min_bet)
  const most = formatMoney(game.max_bet)
  const facts = [
    { id: 'rtp', term: t`Return to player`, text: formatPercent(game.rtp, language) },
    { id: 'limits', term: t`Stake a round`, text: t`${least} to ${most}` },
    { id: 'type', term: t`Category`, text: t(typeNames[game.game_type]) },
    { id: 'volatility', term: t`Volatility`, text: t(volatilityNames[game.volatility]) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2">
      {facts.map(({ id, term, text }) => (
        <div key={id} className="rounded-corner bg-raised/70 px-3 py-2.5">
          <dt className="text-faint text-tiny">{term}</dt>
          <dd className="figures text-balance break-keep font-bold font-display">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
