import { useLingui } from '@lingui/react/macro'
import { ParkedDecision } from '../../../common/parked-decision.tsx'
import type { ParkedWrite } from '../../../sync/queue/overlay.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { useBankLabel } from './use-bank-label.ts'

/** A new account that did not come to be: only its mask is known here. */
export function ParkedAccount({ parked }: { parked: ParkedWrite }) {
  const { t } = useLingui()
  const label = useBankLabel()(parked.label ?? '')
  return (
    <article className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures min-w-0 break-words font-firm font-text text-body">{label}</h2>
        <Badge tone="scarlet">{t`Not saved`}</Badge>
      </div>
      <ParkedDecision parked={parked} />
    </article>
  )
}
