import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { type AuditRow, auditLog } from '../../../../contract/operations/administrators.ts'
import { useStore } from '../../../parts/forms/create-store.ts'
import { Freshness } from '../../../parts/freshness.tsx'
import { createListReader } from '../../../parts/list-reader.ts'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type AuditFilter, toAuditBody } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { ExportButton } from './export-button.tsx'
import { VerifyChain } from './verify-chain.tsx'

const pollMs = 30_000

/** What administrators did, and whether anybody has tampered with the record of it. */
export function ScreenAudit({ subject }: { subject: string }) {
  const { t } = useLingui()
  const { api, now } = useBackOffice()
  const [filter, setFilter] = useState<AuditFilter>({ subject })
  const [actions, setActions] = useState<readonly string[]>([])
  const reader = useMemo(() => {
    const wanted = toAuditBody(filter)
    const readPage = async (cursor: string | undefined) => {
      const result = await api.call(auditLog, {
        body: { ...wanted, ...(cursor !== undefined && { cursor }) },
      })
      if (result.kind === 'answer') setActions(result.reply.actions)
      return result
    }
    return createListReader<AuditRow>({ readPage, now })
  }, [api, now, filter])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  useEffect(() => {
    document.title = `${t`Audit`} · Arara`
  }, [t])
  return (
    <div className="mx-auto grid max-w-260 gap-4 pt-3 *:min-w-0">
      <div className="head-row min-h-11 items-center gap-2">
        <div>
          <h1 className="text-title">{t`Audit`}</h1>
          <Freshness list={list} />
        </div>
        <div className="flex items-center gap-2">
          <ExportButton filter={filter} />
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <VerifyChain />
      <AuditFilters filter={filter} actions={actions} onChange={setFilter} />
      <AuditList list={list} reader={reader} onSubject={about => setFilter({ ...filter, subject: about })} />
    </div>
  )
}
