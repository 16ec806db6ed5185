import { useLingui } from '@lingui/react/macro'
import type { Difference } from '../../../../contract/cashier/reconciliation.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge, type BadgeTone } from '../../../../src/ui/states/badge.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { useMovementWords, useWhyWords } from './reconciliation-words.ts'

type DifferenceListProps = { differences: readonly Difference[]; onExplain: (one: Difference) => void }

/** Everything in which the two sides differ, or once differed: open ones first. */
export function DifferenceList({ differences, onExplain }: DifferenceListProps) {
  const { t } = useLingui()
  if (differences.length === 0) {
    return (
      <EmptyState
        icon={checkIcon}
        title={t`Difference zero`}
        text={t`Every movement stands on both sides with the same amount.`}
      />
    )
  }
  return (
    <section aria-label={t`Differences`} className="grid gap-3">
      <h3 className="text-lead">{t`Differences`}</h3>
      <ul className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t">
        {differences.map(one => (
          <DifferenceRow key={one.id} difference={one} onExplain={() => onExplain(one)} />
        ))}
      </ul>
    </section>
  )
}

const tones: Record<Difference['state'], BadgeTone> = { open: 'scarlet', explained: 'sky', settled: 'leaf' }

function DifferenceRow({ difference, onExplain }: { difference: Difference; onExplain: () => void }) {
  const { t } = useLingui()
  const kinds = useMovementWords()
  const whys = useWhyWords()
  const states = { open: t`Open`, explained: t`Explained`, settled: t`Settled` }
  const { state, why, note, explained_by: person } = difference
  const ledger = formatMoney(difference.ledger)
  const provider = formatMoney(difference.provider)
  return (
    <li className="grid gap-1.5 px-5 py-3.5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-firm">{kinds[difference.kind]}</span>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </span>
      <span className="figures text-small">{keepAmounts(t`Ledger ${ledger} · statement ${provider}`)}</span>
      <span className="figures break-all text-faint text-small">{difference.ref}</span>
      {state === 'explained' && why !== null ? (
        <span className="text-small text-soft">{whys[why]}</span>
      ) : null}
      {note === null ? null : (
        <span className="break-words text-small">
          {person}: {note}
        </span>
      )}
      {state === 'open' ? <Button size="small" onClick={onExplain}>{t`Explain it`}</Button> : null}
    </li>
  )
}
