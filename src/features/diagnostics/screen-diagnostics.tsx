import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { PanelConnection } from './panel-connection.tsx'
import { PanelQueue } from './panel-queue.tsx'
import { PanelStorage } from './panel-storage.tsx'
import { PanelTables } from './panel-tables.tsx'
import { PanelVersion } from './panel-version.tsx'

/** `/test` (readings, section 6): what this device knows about itself. Works offline and shows no secret. */
export function ScreenDiagnostics() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Diagnostics`} {...useWayBack()} />
      <PanelConnection />
      <PanelVersion />
      <PanelQueue />
      <PanelTables />
      <PanelStorage />
    </div>
  )
}
