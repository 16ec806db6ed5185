import { useLingui } from '@lingui/react/macro'
import { alertIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** The in-memory database does not have the rows of a storage that is shut: the page must not say that nothing waits. */
export function StorageShut() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={alertIcon}
      title={t`The storage of this browser could not be opened`}
      text={t`What waits there to be sent cannot be seen now; it stays there until the storage opens again. What you do while you are online is sent at once.`}
    />
  )
}
