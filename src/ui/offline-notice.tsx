import { Trans } from '@lingui/react/macro'
import { Icon } from './icon.tsx'
import { alertIcon, wifiOffIcon } from './icons/shell-icons.ts'

type OfflineNoticeProps = {
  /** Clock text of the moment the connection was lost, such as "14:02". */
  since?: string | undefined
  /** What is wrong, where it is more than a missing network: a Wi-Fi that wants a login. */
  title?: string | undefined
  /** What still works, or what was refused and not sent. */
  text?: string | undefined
}

export function OfflineNotice({ since, title, text }: OfflineNoticeProps) {
  return (
    <div role="status" className="flex items-center gap-3 rounded-corner bg-sun-wash px-4 py-3 text-small">
      <Icon shape={title ? alertIcon : wifiOffIcon} size={20} className="text-sun-text" />
      <div className="min-w-0">
        <p className="font-firm">
          {title ?? (since ? <Trans>Offline since {since}</Trans> : <Trans>You are offline</Trans>)}
        </p>
        {text ? <p className="text-soft">{text}</p> : null}
      </div>
    </div>
  )
}
