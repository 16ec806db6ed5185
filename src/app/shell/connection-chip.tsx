import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon, clockIcon, wifiOffIcon } from '../../ui/icons/shell-icons.ts'

const looks = {
  offline: { shape: wifiOffIcon, tone: 'bg-scarlet-wash text-scarlet-text' },
  captive: { shape: alertIcon, tone: 'bg-sun-wash text-sun-text' },
  slow: { shape: clockIcon, tone: 'bg-sun-wash text-sun-text' },
}

/** Where a bar has the room for it, whatever the balance beside it takes. */
const shortWord = '@min-[5.4rem]:inline'
const longWord = '@min-[7.5rem]:inline'

/**
 * Says when the connection is away, slow or in a portal's hands, and nothing while all is well; leads to what that means and to what
 * waits. Always rendered, so that a change is announced.
 */
export function ConnectionChip() {
  const { t } = useLingui()
  const language = useLanguage()
  const { quality, isCaptive, since } = useSnapshot(connection)
  const time = since > 0 ? formatDate(since, 'time', language) : undefined
  const words = {
    offline: time ? t`Offline since ${time}` : t`Offline`,
    captive: t`Network wants a login`,
    slow: t`Slow connection`,
  }
  const word = t`Offline`
  const state = quality === 'online' ? undefined : isCaptive ? 'captive' : quality
  return (
    <div role="status" className="min-w-0">
      {state === undefined ? null : (
        <Link to="/unsent" className="target flex min-w-0 items-center" title={words[state]}>
          <span
            className={`flex h-8 min-w-0 items-center gap-1.5 rounded-full px-2.5 font-firm text-tiny ${looks[state].tone}`}
          >
            <Icon shape={looks[state].shape} size={16} className="flex-none" />
            <span className="sr-only truncate wide:not-sr-only">{words[state]}</span>
            {state === 'offline' ? (
              <span
                aria-hidden="true"
                className={`hidden wide:hidden! ${word.length > 8 ? longWord : shortWord}`}
              >
                {word}
              </span>
            ) : null}
          </span>
        </Link>
      )}
    </div>
  )
}
