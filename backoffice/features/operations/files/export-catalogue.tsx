import { useLingui } from '@lingui/react/macro'
import { exportCatalogue } from '../../../../contract/operations/file-admin.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { downloadIcon } from '../../../../src/ui/icons/account-icons.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { saveText } from '../../../parts/save-text.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** Every game as a file, closed ones included. */
export function ExportCatalogue() {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const { busy, send } = useSend(
    async (format: 'json' | 'csv') => {
      const result = await api.call(exportCatalogue, { body: { format }, timeoutMs: 60_000 })
      if (result.kind === 'answer')
        saveText(`arara-catalogue.${format}`, `text/${format}`, result.reply.data.text)
      else toasts.show('scarlet', t`The file could not be made.`)
      return result
    },
    () => {},
  )
  return (
    <div className="flex gap-2">
      <Button size="small" icon={downloadIcon} busy={busy} onClick={() => void send('json')}>
        JSON
      </Button>
      <Button size="small" icon={downloadIcon} busy={busy} onClick={() => void send('csv')}>
        CSV
      </Button>
    </div>
  )
}
