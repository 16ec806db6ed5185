import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { alertIcon, checkIcon, wifiOffIcon } from '../icons/shell-icons.ts'

type OfflineNoticeProps = {
  /** Clock text of the moment the connection was lost, such as "14:02". */
  since?: string | undefined
  /** What is wrong, where it is more than a missing network: a Wi-Fi that wants a login. */
  title?: string | undefined
  /** What still works, or what was refused and not sent. */
  text?: string | undefined
  /** The network has returned: said in the same room, so that nothing below it moves. */
  isBack?: boolean
}

export function OfflineNotice({ since, title, text, isBack = false }: OfflineNoticeProps) {
  const shape = isBack ? checkIcon : title ? alertIcon : wifiOffIcon
  const wash = isBack ? 'bg-leaf-wash' : 'bg-sun-wash'
  return (
    <div role="status" className={`flex items-center gap-3 rounded-corner px-4 py-3 text-small ${wash}`}>
      <Icon shape={shape} size={20} className={isBack ? 'text-leaf-text' : 'text-sun-text'} />
      {/* What it said keeps its room, unseen, and the one word stands in the middle of it, beside the sign. */}
      <div className="grid min-w-0 items-center *:[grid-area:1/1]">
        <div className={isBack ? 'invisible' : ''}>
          <p className="font-firm">
            <Title since={since} title={title} />
          </p>
          {text ? <p className="text-soft">{text}</p> : null}
        </div>
        {isBack ? (
          <p className="font-firm">
            <Trans>Connected</Trans>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Title({ since, title }: Pick<OfflineNoticeProps, 'since' | 'title'>) {
  return title ?? (since ? <Trans>Offline since {since}</Trans> : <Trans>You are offline</Trans>)
}
