import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { localStore } from '../../state/local-store.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { useStorageFacts } from './use-storage-facts.ts'

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '?' : `${(bytes / 1_000_000).toFixed(1)} MB`

export function PanelStorage() {
  const { t } = useLingui()
  const { facts, askToPersist } = useStorageFacts()
  const { status } = useSnapshot(localStore)
  const used = megabytes(facts?.usedBytes)
  const quota = megabytes(facts?.quotaBytes)
  return (
    <Section title={t`Storage`}>
      <List>
        <ListRow title={t`Local database`} end={status} />
        <ListRow title={t`In use`} end={t`${used} of ${quota}`} />
        <ListRow title={t`Protected from clearing`} end={facts?.persisted ? t`yes` : t`no`} />
      </List>
      {facts && !facts.persisted ? (
        <div className="pt-3">
          <Button onClick={askToPersist}>{t`Ask the browser to keep it`}</Button>
        </div>
      ) : null}
    </Section>
  )
}
