import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { connection } from '../../../state/connection.ts'
import { Icon } from '../../../ui/icon.tsx'
import { alertIcon, checkIcon, clockIcon, wifiOffIcon } from '../../../ui/icons/shell-icons.ts'

const looks = {
  online: { shape: checkIcon, sign: 'bg-leaf-wash text-leaf-text' },
  slow: { shape: clockIcon, sign: 'bg-sun-wash text-sun-text' },
  offline: { shape: wifiOffIcon, sign: 'bg-scarlet-wash text-scarlet-text' },
  captive: { shape: alertIcon, sign: 'bg-sun-wash text-sun-text' },
}

/** How the connection is, since when, and what that means for the member. */
export function ConnectionCard() {
  const { t } = useLingui()
  const language = useLanguage()
  const { quality, isCaptive, since } = useSnapshot(connection)
  const words = useConnectionWords()
  const state = isCaptive ? 'captive' : quality
  const { shape, sign } = looks[state]
  const { title, text } = words[state]
  const time = formatDate(since, 'time', language)
  return (
    <section
      aria-label={t`Connection`}
      className="flex items-start gap-3 rounded-wide bg-surface p-4 shadow-mid"
    >
      <span className={`feather-small grid size-12 flex-none place-items-center ${sign}`}>
        <Icon shape={shape} />
      </span>
      <div className="grid min-w-0 gap-1">
        <h2 className="text-body">{title}</h2>
        {since > 0 && state !== 'online' ? (
          <p className="figures text-faint text-small">{t`Since ${time}`}</p>
        ) : null}
        <p className="text-small text-soft">{text}</p>
      </div>
    </section>
  )
}

function useConnectionWords() {
  const { t } = useLingui()
  return {
    online: {
      title: t`Connected`,
      text: t`What you do is sent at once.`,
    },
    slow: {
      title: t`Slow connection`,
      text: t`Answers take long. Everything works; wait for an answer before you press again.`,
    },
    offline: {
      title: t`No connection to us`,
      text: t`What this device knows stays readable, and what may wait is kept and sent by itself. Money and rewards need the network. If your Wi-Fi seems to work, it may want a login: open any page in the browser to see. We look again every few seconds.`,
    },
    captive: {
      title: t`This network wants something first`,
      text: t`Another page answered in our place: usually a Wi-Fi that asks for a login, a consent or a payment. Open any page in the browser and log in there, or use your mobile network. Nothing of that page was taken for ours; we look again every few seconds.`,
    },
  }
}
