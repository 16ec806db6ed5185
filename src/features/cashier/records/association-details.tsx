import { useLingui } from '@lingui/react/macro'
import type { Association } from '../../../../contract/cashier/orders.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { MovementDetails, StateBadge } from './movement-details.tsx'
import { MovementSum } from './movement-row.tsx'
import { useMovementWords } from './use-order-words.ts'

/** The story of a deposit or withdrawal: what came of it in all, the play it asks for, and each of its movements. */
export function AssociationDetails({ group }: { group: Association }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Money amount={group.money} size="title" />
        <StateBadge movement={group} />
      </div>
      <dl>
        {group.order_no === null ? null : (
          <Fact label={t`Order number`}>
            <span className="figures select-all">{group.order_no}</span>
          </Fact>
        )}
        <Fact label={t`Fee`}>
          <Money amount={group.fee} size="small" />
        </Fact>
        {group.bonus === 0n ? null : (
          <Fact label={t`Rewards on it`}>
            <Money amount={group.bonus} size="small" />
          </Fact>
        )}
        <Fact label={t`Change of balance in all`}>
          <Money amount={group.effect} kind="change" size="small" />
        </Fact>
      </dl>
      <Requirements lots={group.lots} />
      <Movements group={group} />
    </div>
  )
}

function Requirements({ lots: requirements }: Pick<Association, 'lots'>) {
  const { t } = useLingui()
  const states = { open: undefined, done: t`done`, cancelled: t`cancelled`, expired: t`expired` }
  if (requirements.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-firm text-soft">{t`Play it asks for`}</h3>
      {requirements.map(requirement => {
        const [played, required] = [formatMoney(requirement.progress), formatMoney(requirement.required)]
        const state = states[requirement.state]
        return (
          <div key={requirement.id} className="grid gap-1">
            <Progress
              label={requirement.source === 'deposit' ? t`For the deposit` : t`For the reward`}
              value={Number(requirement.progress)}
              max={Number(requirement.required)}
              text={t`${played} of ${required}`}
            />
            {state === undefined ? null : (
              <span className="justify-self-start">
                <Badge>{state}</Badge>
              </span>
            )}
          </div>
        )
      })}
    </section>
  )
}

function Movements({ group }: { group: Association }) {
  const { t } = useLingui()
  const words = useMovementWords()
  const language = useLanguage()
  return (
    <section className="grid gap-2">
      <h3 className="font-firm text-soft">{t`Its movements`}</h3>
      {group.movements.map(movement => (
        <details key={movement.id} className="group rounded-corner bg-raised">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-firm">{words(movement)}</span>
              <span className="figures block text-faint text-small">
                {formatDate(Date.parse(movement.created_at), 'moment', language)}
              </span>
            </span>
            <MovementSum movement={movement} />
            <FoldSign />
          </summary>
          <div className="px-4 pt-2 pb-4">
            <MovementDetails movement={movement} />
          </div>
        </details>
      ))}
    </section>
  )
}
