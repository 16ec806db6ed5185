import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type ApprovalRequest,
  approvalStates,
  listApprovals,
} from '../../../../contract/operations/approvals.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { ApprovalFilter } from '../../../state/place.ts'
import { ApprovalList } from './approval-list.tsx'
import { useApprovalWords } from './use-approval-words.ts'

const pollMs = 15_000
const shownStates: readonly ApprovalFilter[] = [...approvalStates, 'all']

/** What one person proposed and another must approve. */
export function ScreenApprovals({ state }: { state: ApprovalFilter }) {
  const { t } = useLingui()
  const { api, now, place } = useBackOffice()
  const words = useApprovalWords()
  const reader = useMemo(() => {
    const wanted = state === 'all' ? {} : { state }
    const readPage = (cursor: string | undefined) =>
      api.call(listApprovals, { body: { ...wanted, ...(cursor !== undefined && { cursor }) } })
    return createListReader<ApprovalRequest>({ readPage, now })
  }, [api, now, state])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <ScreenHead title={t`Approvals`} list={list} onRefresh={reader.refresh} />
      <ChipRow
        options={shownStates}
        words={words}
        chosen={state}
        onChoose={one => place.go({ screen: 'approvals', state: one })}
      />
      <ApprovalList list={list} reader={reader} state={state} />
    </div>
  )
}
