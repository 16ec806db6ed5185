import { useLingui } from '@lingui/react/macro'
import { exportAudit } from '../../../../contract/operations/administrators.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { downloadIcon } from '../../../../src/ui/icons/account-icons.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { saveText } from '../../../parts/save-text.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { type AuditFilter, toAuditBody } from './audit-filter.ts'

/** The rows that the filters leave, as a file. That it was taken is written down too. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const { busy, send } = useSend(
    async (_wish: 'export') => {
      const result = await api.call(exportAudit, { body: toAuditBody(filter), timeoutMs: 60_000 })
      if (result.kind !== 'answer') toasts.show('scarlet', t`The file could not be made.`)
      return result
    },
    ({ data }) => {
      saveText(data.file_name, 'text/csv', data.csv)
      if (data.is_cut) toasts.show('sky', t`Only the newest 10,000 rows: narrow the filters for the others.`)
    },
  )
  return (
    <Button size="small" icon={downloadIcon} busy={busy} onClick={() => void send('export')}>
      CSV
    </Button>
  )
}
