import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import {
  type Adjustment,
  adjustmentStates,
  listAdjustments,
  proposeAdjustment,
} from '../../../../contract/cashier/adjustments.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { plusIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { Freshness } from '../../../parts/freshness.tsx'
import { createListReader } from '../../../parts/list-reader.ts'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import type { AdjustmentFilter } from '../../../state/place.ts'
import { AdjustmentList } from './adjustment-list.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { useAdjustmentWords } from './use-adjustment-words.ts'

const pollMs = 15_000
const shownStates: readonly AdjustmentFilter[] = [...adjustmentStates, 'all']

/** Corrections of a member's cash: one person proposes, another decides. */
export function ScreenAdjustments({ state }: { state: AdjustmentFilter }) {
  const { t } = useLingui()
  const { api, now, place } = useBackOffice()
  const may = useMay()
  const words = useAdjustmentWords()
  const [proposing, setProposing] = useState(false)
  const reader = useMemo(() => {
    const wanted = state === 'all' ? {} : { state }
    const readPage = (cursor: string | undefined) =>
      api.call(listAdjustments, { body: { ...wanted, ...(cursor !== undefined && { cursor }) } })
    return createListReader<Adjustment>({ readPage, now })
  }, [api, now, state])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  useEffect(() => {
    document.title = `${t`Adjustments`} · Arara`
  }, [t])
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <div className="head-row min-h-11 items-center gap-2">
        <div>
          <h1 className="text-title">{t`Adjustments`}</h1>
          <Freshness list={list} />
        </div>
        <div className="flex items-center gap-2">
          {may(proposeAdjustment) ? (
            <Button size="small" icon={plusIcon} onClick={() => setProposing(true)}>
              {t`Propose`}
            </Button>
          ) : null}
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <ChipRow
        options={shownStates}
        words={words}
        chosen={state}
        onChoose={one => place.go({ screen: 'adjustments', state: one })}
      />
      <AdjustmentList list={list} reader={reader} state={state} />
      {proposing ? (
        <ProposeDialog
          member={undefined}
          onClose={() => setProposing(false)}
          onDone={() => {
            setProposing(false)
            void reader.refresh()
          }}
        />
      ) : null}
    </div>
  )
}
