import { useLingui } from '@lingui/react/macro'
import { stakeWeight, weighted } from '../../../../contract/promotions/stake-weight.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { formatPercent } from '../../../i18n/format-percent.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { factorText } from '../words/factor-text.ts'
import { typeNames, volatilityNames } from '../words/game-words.ts'

/** Centavos that count of a stake of R$ 1.00, rounded down. */
function stakeWeighed({ edge = 0, game_type }: GameRow): bigint {
  const facts = { edgePpm: Math.round(edge * 10_000), category: game_type }
  return BigInt(Math.floor(stakeWeight(weighted, facts) / 10_000))
}

/** What anybody should know before a bet: return, limits, kind. */
export function GameFacts({ game }: { game: GameRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const least = formatMoney(game.min_bet)
  const most = formatMoney(game.max_bet)
  const counted = formatMoney(stakeWeighed(game))
  const whole = formatMoney(100n)
  const facts = [
    { id: 'rtp', term: t`Return to player`, text: formatPercent(game.rtp, language) },
    { id: 'limits', term: t`Stake a round`, text: t`${least} to ${most}` },
    ...(game.edge === undefined
      ? []
      : [{ id: 'weight', term: t`Counts towards a bonus`, text: t`${counted} of each ${whole}` }]),
    ...(typeof game.top_multiple === 'number'
      ? [
          {
            id: 'top',
            term: t`Top multiplier`,
            text: factorText(BigInt(Math.round(game.top_multiple * 100))),
          },
        ]
      : []),
    ...(game.max_win === undefined
      ? []
      : [{ id: 'bound', term: t`Most a round wins`, text: formatMoney(game.max_win) }]),
    { id: 'type', term: t`Category`, text: t(typeNames[game.game_type]) },
    { id: 'volatility', term: t`Volatility`, text: t(volatilityNames[game.volatility]) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2">
      {facts.map(({ id, term, text }) => (
        <div key={id} className="rounded-corner bg-raised/70 px-3 py-2.5">
          <dt className="text-faint text-tiny">{term}</dt>
          <dd className="figures text-balance break-keep font-bold font-display">{keepAmounts(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
