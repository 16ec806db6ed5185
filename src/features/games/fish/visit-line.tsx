import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'

type VisitLineProps = { visit: { shots: number; spent: bigint; returned: bigint } }

/** What this visit has cost and brought, without joy or regret. */
export function VisitLine({ visit }: VisitLineProps) {
  const { t } = useLingui()
  const facts = [
    { term: t`Shots`, text: String(visit.shots) },
    { term: t`Spent`, text: formatMoney(visit.spent) },
    { term: t`Returned`, text: formatMoney(visit.returned) },
  ]
  return (
    <dl className="fish-visit figures">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
