import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { connection } from '../state/connection.ts'
import { Button } from '../ui/button.tsx'
import { refreshIcon, wifiOffIcon } from '../ui/icons/shell-icons.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { StatePanel } from '../ui/states/state-panel.tsx'
import type { Refresh } from './use-refresh.ts'

type NotLoadedProps = {
  asked: Pick<Refresh, 'isRetrying' | 'retry'>
  /** What could not be had, where the network is there: "The record could not be loaded". */
  title: string
  /** What is safe all the same. */
  text?: string
}

/**
 * In place of rows that were never on this device and could not be had now. Without a network it says that they come by themselves
 * when it returns (`useRefresh` asks), and asks at the member's word. Shared by features.
 */
export function NotLoaded({ asked, title, text }: NotLoadedProps) {
  const { t } = useLingui()
  const { quality, isCaptive } = useSnapshot(connection)
  if (quality !== 'offline') {
    return (
      <ErrorState title={title} {...(text && { text })} onRetry={asked.retry} retrying={asked.isRetrying} />
    )
  }
  const when = isCaptive
    ? t`It needs the network once. This one wants a login first; after that it comes by itself.`
    : t`It needs the network once, and comes by itself as soon as that returns.`
  return (
    <StatePanel
      shape={wifiOffIcon}
      tone="sun"
      title={t`Not on this device yet`}
      text={text ? `${when} ${text}` : when}
    >
      <Button icon={refreshIcon} busy={asked.isRetrying} onClick={asked.retry}>{t`Fetch it now`}</Button>
    </StatePanel>
  )
}
