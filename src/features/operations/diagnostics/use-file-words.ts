import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QueueFileOutcome } from '../../../sync/queue/queue-file.ts'

/** What came of bringing a saved file back. */
export function useFileWords(): (outcome: QueueFileOutcome) => string {
  const { t } = useLingui()
  return outcome => {
    switch (outcome.kind) {
      case 'done': {
        const { added } = outcome
        if (added === 0) return t`Everything in the file is on this device already.`
        return t`${plural(added, { one: '# change is back and waits for your word', other: '# changes are back and wait for your word' })}`
      }
      case 'other-member':
        return t`This file was saved by another account.`
      case 'not-ours':
        return t`This is no file of saved changes.`
      case 'no-member':
      case 'not-stored':
        return t`This device could not keep it.`
    }
  }
}
