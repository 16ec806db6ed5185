import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { AppleStorageNotice } from '../../../common/apple-storage-notice.tsx'
import { openDialog } from '../../../state/dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { clockIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/**
 * Shows a guest that a change of the previous member has not reached the server, because the session ended with the browser.
 * It names neither the member nor the change.
 */
export function WaitsForLogin() {
  const { t } = useLingui()
  const { db } = useApp()
  const left = useLiveQuery(
    () =>
      db.snapshot(
        ['queuedWrites', 'openCalls'],
        async () => (await db.queuedWrites.count()) + (await db.openCalls.count()),
      ),
    [db],
  )
  if (!left) return null
  return (
    <EmptyState
      icon={clockIcon}
      title={t`Something here waits for a log-in`}
      text={t`Somebody did something on this device that has not reached us for sure. It goes on by itself once they log in here again.`}
    >
      <Button tone="main" onClick={() => openDialog('login', '/unsent')}>{t`Log in`}</Button>
      <AppleStorageNotice />
    </EmptyState>
  )
}
