import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/states/badge.tsx'

type SessionRowProps = {
  session: SecurityView['sessions'][number]
  busy: boolean
  onEnd: () => void
}

/** One sign-in: the device's name, when it was last used, and its place as coarse as it is kept. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { browser, system, network } = session
  const name = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
  const seen = formatDate(Date.parse(session.seen_at), 'moment', language)
  const since = formatDate(Date.parse(session.created_at), 'moment', language)
  return (
    <li className="flex items-center gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-firm">{name}</p>
          {session.is_current ? <Badge tone="leaf">{t`This device`}</Badge> : null}
        </div>
        <p className="figures text-small text-soft">{t`Last used ${seen}`}</p>
        <p className="figures text-faint text-tiny">
          <span>{t`Signed in ${since}`}</span>
          {network === '' ? null : <span>{` · ${t`network ${network}`}`}</span>}
        </p>
      </div>
      {session.is_current ? null : <Button size="small" busy={busy} onClick={onEnd}>{t`Sign out`}</Button>}
    </li>
  )
}
