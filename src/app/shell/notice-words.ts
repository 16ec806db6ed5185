import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Toast } from '../../state/toasts.ts'
import type { SyncNotice } from '../../sync/calls/notice.ts'

type Words = Pick<Toast, 'tone' | 'text'>

/** What the sync engine has to tell people, as a toast. */
export function noticeWords(i18n: I18n, notice: SyncNotice): Words {
  switch (notice.kind) {
    case 'signed-out-elsewhere':
      return { tone: 'sky', text: i18n._(msg`You signed out in another tab.`) }
    case 'write-parked': {
      // The sentence is the specification's (section 8).
      if (notice.writeKind === 'favourite') {
        return { tone: 'scarlet', text: i18n._(msg`Error in setting favorite`) }
      }
      const label = notice.label ?? ''
      return {
        tone: 'scarlet',
        text: i18n._(msg`A saved change was refused and waits for you. ${label}`).trim(),
      }
    }
    case 'storage-full':
      return {
        tone: 'sky',
        text: i18n._(msg`This device has no room left for what is new: what you see here may be older.`),
      }
  }
}
