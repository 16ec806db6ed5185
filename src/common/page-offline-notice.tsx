import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { connection } from '../state/connection.ts'
import { OfflineNotice } from '../ui/states/offline-notice.tsx'
import { usePageOffline } from './use-page-offline.ts'

type OfflineNoticeProps = {
  /** Clock text of the moment the connection was lost. */
  since?: string | undefined
  /** What still works, or what is not sent. */
  text: string
}

/** A page's own word about a missing network; nothing, and no room, where the page opened with one. Shared by features. */
export function PageOfflineNotice({ since, text }: OfflineNoticeProps) {
  const { t } = useLingui()
  const { isCaptive } = useSnapshot(connection)
  const shown = usePageOffline()
  if (shown === 'no') return null
  const title = isCaptive ? t`Network wants a login` : undefined
  return <OfflineNotice since={since} title={title} text={text} isBack={shown === 'again'} />
}
