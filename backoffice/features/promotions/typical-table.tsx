import { useLingui } from '@lingui/react/macro'
import type { PromotionEffect } from '../../../contract/promotions/promotion-admin.ts'
import { formatMoney } from '../../../src/i18n/format-money.ts'
import { keepAmounts } from '../../../src/ui/text/keep-amounts.tsx'

/** Both figures of typical players: what they receive, and what the operator keeps of the average cost of their play. */
export function TypicalTable({ typical }: { typical: PromotionEffect['typical'] }) {
  const { t } = useLingui()
  const deposits = [...new Set(typical.map(({ recharge }) => recharge))]
  const turnovers = [...new Set(typical.map(({ times }) => times))]
  return (
    <div className="grid gap-2 text-small">
      <h3 className="font-bold font-display text-body">{t`Typical players`}</h3>
      <p className="text-soft">
        {t`A deposit is lost on a slot that keeps 4%. Above: what the player receives. Below: what the operator keeps of the average cost.`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="text-soft">
              <th scope="col" className="py-1 text-start font-firm">{t`Deposit`}</th>
              {turnovers.map(times => (
                <th key={times} scope="col" className="py-1 ps-3 text-end font-firm">
                  {t`played ${times}×`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deposits.map(recharge => (
              <tr key={String(recharge)} className="border-hairline border-t">
                <th scope="row" className="figures py-1 text-start font-firm">
                  {keepAmounts(formatMoney(recharge))}
                </th>
                {typical
                  .filter(one => one.recharge === recharge)
                  .map(({ times, receives, costs }) => (
                    <td key={times} className="figures py-1 ps-3 text-end">
                      <span className="block font-firm">{keepAmounts(formatMoney(receives))}</span>
                      <span className="block text-soft">{keepAmounts(formatMoney(costs - receives))}</span>
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
