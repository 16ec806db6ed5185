import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon, wifiOffIcon } from '../../ui/icons/shell-icons.ts'

/** Says when the connection is away or slow, and nothing while all is well. Always rendered, so that a change is announced. */
export function ConnectionChip() {
  const { t } = useLingui()
  const language = useLanguage()
  const { quality, since } = useSnapshot(connection)
  const time = since > 0 ? formatDate(since, 'time', language) : undefined
  const words = quality === 'offline' ? (time ? t`Offline since ${time}` : t`Offline`) : t`Slow connection`
  const tone = quality === 'offline' ? 'bg-scarlet-wash text-scarlet-text' : 'bg-sun-wash text-sun-text'
  return (
    <div role="status" className="min-w-0">
      {quality === 'online' ? null : (
        <p
          className={`flex h-8 items-center gap-1.5 rounded-full px-2.5 font-firm text-tiny ${tone}`}
          title={words}
        >
          <Icon shape={quality === 'offline' ? wifiOffIcon : clockIcon} size={16} />
          <span className="sr-only wide:not-sr-only">{words}</span>
        </p>
      )}
    </div>
  )
}
