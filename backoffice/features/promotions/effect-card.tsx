import { useLingui } from '@lingui/react/macro'
import type { PromotionEffect } from '../../../contract/promotions/promotion-admin.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { Badge } from '../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../src/ui/text/keep-amounts.tsx'
import { TypicalTable } from './typical-table.tsx'
import { useFaultWords } from './use-fault-words.ts'
import { useStrategyWords } from './use-strategy-words.ts'

/** What the terms would do: who pays whom at the cheapest game, what a draw is worth, what was paid lately. */
export function EffectCard({ effect }: { effect: PromotionEffect }) {
  const { t } = useLingui()
  const faultWords = useFaultWords()
  const strategyWords = useStrategyWords()
  const facts = [
    { label: t`Cheapest way to play a month`, value: strategyWords(effect.strategy) },
    { label: t`It costs the player`, value: formatMoney(effect.player_pays) },
    ...(effect.draw_worth === null
      ? []
      : [{ label: t`A draw is worth`, value: formatMoney(effect.draw_worth) }]),
    ...(effect.first_deposit_price === null
      ? []
      : [{ label: t`A new member costs at most`, value: formatMoney(effect.first_deposit_price) }]),
    { label: t`Paid in the last 30 days`, value: formatMoney(effect.paid_30_days) },
    { label: t`Members paid`, value: String(effect.members_30_days) },
  ]
  return (
    <section role="status" className="grid gap-3 rounded-wide bg-ground-deep p-4">
      {effect.fault === null ? (
        <p>
          <Badge tone={effect.pays_players ? 'scarlet' : 'leaf'}>
            {effect.pays_players ? t`Somebody would be paid to play` : t`Nobody is paid to play`}
          </Badge>
        </p>
      ) : (
        <p className="font-firm text-scarlet-text">{keepAmounts(faultWords(effect.fault, 'preview'))}</p>
      )}
      <dl className="grid gap-2 text-small">
        {facts.map(fact => (
          <div key={fact.label} className="flex justify-between gap-4">
            <dt className="text-soft">{fact.label}</dt>
            <dd className="figures text-end font-firm">{keepAmounts(fact.value)}</dd>
          </div>
        ))}
      </dl>
      <TypicalTable typical={effect.typical} />
    </section>
  )
}
