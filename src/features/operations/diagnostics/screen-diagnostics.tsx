import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useWayBack } from '../../../common/use-way-back.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PanelBringAbout } from './panel-bring-about.tsx'
import { PanelConnection } from './panel-connection.tsx'
import { PanelMessages } from './panel-messages.tsx'
import { PanelQueue } from './panel-queue.tsx'
import { PanelSimulate } from './panel-simulate.tsx'
import { PanelStorage } from './panel-storage.tsx'
import { PanelTables } from './panel-tables.tsx'
import { PanelVersion } from './panel-version.tsx'

/** `/test` (docs/rules/testers.md): what this device knows about itself. Works offline and shows no secret. */
export function ScreenDiagnostics() {
  const { t } = useLingui()
  const { demo } = useSnapshot(siteConfig).now
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Diagnostics`} {...useWayBack()} />
      <PanelConnection />
      {demo ? (
        <>
          <PanelMessages />
          <PanelSimulate />
          <PanelBringAbout />
        </>
      ) : null}
      <PanelVersion />
      <PanelQueue />
      <PanelTables />
      <PanelStorage />
    </div>
  )
}
