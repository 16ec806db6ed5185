import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ChangeEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { saveFile } from '../../../common/save-file.ts'
import { databaseName } from '../../../db/database-name.ts'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { isShut, localStore } from '../../../state/device/local-store.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { writeQueueFile } from '../../../sync/queue/queue-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useFileWords } from './use-file-words.ts'

/** As long as a start waits for another tab to let go. */
const patienceMs = 3_000

/** `undefined`: it cannot be read, either. */
async function readUnopened(memberId: string): Promise<readonly QueuedWriteRow[] | undefined> {
  try {
    const { readLeftBehind } = await import('../../../db/rebuild-database.ts')
    return await readLeftBehind({ name: databaseName, indexedDB, patienceMs }, memberId)
  } catch {
    return undefined
  }
}

/** The member's own changes that wait, as a file to keep and to bring back. */
export function QueueFile() {
  const { t } = useLingui()
  const { db, sync, now } = useApp()
  const { now: sessionNow } = useSnapshot(session)
  const memberId = readMemberId(sessionNow)
  const store = useSnapshot(localStore)
  const input = useRef<HTMLInputElement>(null)
  const words = useFileWords()
  const writes = useLiveQuery(
    async () => (memberId === undefined ? [] : db.queuedWrites.where('memberId').equals(memberId).toArray()),
    [db, memberId],
  )
  if (memberId === undefined) return null
  const save = (rows: readonly QueuedWriteRow[]) => {
    const day = new Date(now()).toISOString().slice(0, 10)
    saveFile(`arara-changes-${day}.json`, 'application/json', writeQueueFile(memberId, rows))
  }
  const saveLeftBehind = async () => {
    const rows = await readUnopened(memberId)
    if (rows === undefined) showToast({ tone: 'scarlet', text: t`It cannot be read. It stays where it is.` })
    else if (rows.length === 0) showToast({ tone: 'sky', text: t`No changes of yours lie there.` })
    else save(rows)
  }
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    const outcome = await sync.bringBack(await file.text())
    showToast({ tone: outcome.kind === 'done' ? 'leaf' : 'scarlet', text: words(outcome) })
  }
  const count = writes?.length ?? 0
  return (
    <div className="grid gap-2 pt-3">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t`Saved file of waiting changes`}
        className="sr-only"
        tabIndex={-1}
        onChange={event => void pick(event)}
      />
      <div className="flex flex-wrap gap-2">
        {count > 0 ? (
          <Button onClick={() => save(writes ?? [])}>
            {t`Save ${plural(count, { one: '# change', other: '# changes' })} as a file`}
          </Button>
        ) : null}
        {isShut(store) ? (
          <Button onClick={() => void saveLeftBehind()}>
            {t`Save what lies in the storage that could not be opened`}
          </Button>
        ) : null}
        <Button onClick={() => input.current?.click()}>{t`Bring changes back from a file`}</Button>
      </div>
      <p className="text-faint text-small">
        {t`Bank details stay locked in the file: only this device can open them.`}
      </p>
    </div>
  )
}
