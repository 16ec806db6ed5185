import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { appUpdate } from '../../../state/device/app-update.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'

export function PanelVersion() {
  const { t } = useLingui()
  const { build } = useApp()
  const { status, worker } = useSnapshot(appUpdate)
  const workers = { unsupported: t`not supported here`, none: t`not in control`, active: t`in control` }
  const updates = { none: t`none`, waiting: t`waiting`, postponed: t`after what is going on` }
  return (
    <Section title={t`Version`}>
      <List>
        <ListRow title={t`Build`} end={build} />
        <ListRow title={t`Service worker`} end={workers[worker]} />
        <ListRow title={t`New version`} end={updates[status]} />
      </List>
    </Section>
  )
}
