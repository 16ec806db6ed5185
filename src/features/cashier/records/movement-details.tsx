import { useLingui } from '@lingui/react/macro'
import type { Movement } from '../../../../contract/cashier/orders.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { MovementSum } from './movement-row.tsx'
import { useAccountWords, useStateWords } from './use-order-words.ts'
import { useReasonWords } from './use-reason-words.ts'

/** One movement whole: what went where, what was there before and after, and its order. */
export function MovementDetails({ movement }: { movement: Movement }) {
  const { t } = useLingui()
  const language = useLanguage()
  const reason = useReasonWords()(movement.reason)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-title">
          <MovementSum movement={movement} />
        </span>
        <StateBadge movement={movement} />
      </div>
      {reason === undefined ? null : <p className="rounded-corner bg-sky-wash p-3 text-small">{reason}</p>}
      <dl>
        <Fact label={t`When`}>
          <span className="figures">{formatDate(Date.parse(movement.created_at), 'moment', language)}</span>
        </Fact>
        {movement.order_no === null ? null : (
          <Fact label={t`Order number`}>
            <span className="figures select-all">{movement.order_no}</span>
          </Fact>
        )}
        {movement.label === null ? null : (
          <Fact label={movement.category === 'withdrawal' ? t`To` : t`Method`}>
            <span className="figures break-words">{movement.label}</span>
          </Fact>
        )}
        <Fact label={t`Review`}>{movement.reviewed ? t`reviewed` : t`unreviewed`}</Fact>
        <Fact label={t`Number of the movement`} isLong>
          <span className="select-all break-all text-tiny">{movement.id}</span>
        </Fact>
      </dl>
      <Transfers movement={movement} />
      <Balances movement={movement} />
    </div>
  )
}

export function StateBadge({ movement }: { movement: Pick<Movement, 'state'> }) {
  const words = useStateWords()
  const tones = { pending: 'sky', done: 'leaf', reversed: 'scarlet' } as const
  return <Badge tone={tones[movement.state]}>{words(movement.state)}</Badge>
}

function Transfers({ movement: { transfers } }: { movement: Movement }) {
  const { t } = useLingui()
  const account = useAccountWords()
  if (transfers.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-firm text-soft">{t`What went where`}</h3>
      <dl>
        {transfers.map(({ from, to, money }) => {
          const [source, target] = [account(from), account(to)]
          return (
            <Fact key={`${from} ${to} ${money}`} label={t`from ${source} to ${target}`}>
              <Money amount={money} size="small" />
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}

function Balances({ movement: { before, after } }: { movement: Movement }) {
  const { t } = useLingui()
  const account = useAccountWords()
  const own = (['cash', 'bonus', 'rebate', 'hold', 'debt'] as const).filter(
    name => name === 'cash' || before[name] !== 0n || after[name] !== 0n,
  )
  return (
    <table className="w-full text-small">
      <caption className="pb-1 text-start font-firm text-body text-soft">{t`Before and after`}</caption>
      <thead>
        <tr className="text-faint">
          <td />
          <th scope="col" className="py-1 text-end font-firm">{t`before`}</th>
          <th scope="col" className="py-1 text-end font-firm">{t`after`}</th>
        </tr>
      </thead>
      <tbody>
        {own.map(name => (
          <tr key={name} className="border-hairline border-t">
            <th scope="row" className="py-2 pe-2 text-start font-plain text-soft first-letter:uppercase">
              {account(name)}
            </th>
            <td className="ps-3 text-end">
              <Money amount={before[name]} size="small" />
            </td>
            <td className="ps-3 text-end">
              <Money amount={after[name]} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
