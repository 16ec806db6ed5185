import { msg } from '@lingui/core/macro'
import type { UnavailableReason } from '../../db/open-database.ts'
import type { Words } from '../../i18n/open-words.ts'
import { session } from '../../state/member/session.ts'
import { showToast } from '../../state/toasts.ts'
import type { SyncNotice } from '../../sync/calls/notice.ts'
import { noticeWords } from '../shell/notice-words.ts'

type Parts = {
  words: Pick<Words, 'i18n' | 'bring'>
  clearToken: () => void
  reload: () => void
  /** Sends a refused write again. */
  tryAgain: (seq: number) => void
}

/** What layers without words have to tell, as toasts: said once its words are here, never as their ids. */
export function createNotices({ words: { i18n, bring }, clearToken, reload, tryAgain }: Parts) {
  const say = (toast: () => Parameters<typeof showToast>[0]) =>
    void bring([]).then(
      () => showToast(toast()),
      () => undefined,
    )
  let isFullShown = false
  return {
    ofSync: (notice: SyncNotice) => {
      if (notice.kind === 'storage-full') {
        // On a full device every pull fails: that is one piece of news.
        if (isFullShown) return
        isFullShown = true
      }
      if (notice.kind === 'signed-out-elsewhere') {
        clearToken()
        session.now = { status: 'guest' }
      }
      // A heart says everything; other refused changes are decided where they were made.
      const action =
        notice.kind === 'write-parked' && notice.writeKind === 'favourite'
          ? () => ({ label: i18n._(msg`Try again`), onPress: () => tryAgain(notice.seq) })
          : undefined
      say(() => ({ ...noticeWords(i18n, notice), action: action?.() }))
    },
    networkError: () =>
      say(() => ({ tone: 'scarlet', text: i18n._(msg`Network error, please try again later`) })),
    newerTab: () =>
      say(() => ({
        id: 'newer-tab',
        tone: 'sky',
        text: i18n._(msg`A newer version is open in another tab.`),
        action: { label: i18n._(msg`Reload`), onPress: reload },
      })),
    /** Of a storage that this start has to do without. */
    storageUnavailable: async (reason: UnavailableReason) => {
      const part = await import('../shell/storage-words.ts').catch(() => undefined)
      if (part) say(() => ({ tone: 'sky', text: part.storageWords(i18n, reason) }))
    },
  }
}

export type Notices = ReturnType<typeof createNotices>
