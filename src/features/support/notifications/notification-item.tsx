import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { NotificationRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { readOwnPath } from '../../../state/member/own-path.ts'
import { Icon } from '../../../ui/icon.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { useNotificationWords } from './use-notification-words.ts'

const tones = {
  leaf: 'bg-leaf-wash text-leaf-text',
  scarlet: 'bg-scarlet-wash text-scarlet-text',
  sky: 'bg-sky-wash text-sky-text',
}

/** One piece of news; the whole of it leads to its page. */
export function NotificationItem({ row, isNew }: { row: NotificationRow; isNew: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const router = useRouter()
  const { title, text, icon, tone } = useNotificationWords()(row)
  const to = readOwnPath(row.link)
  const body = (
    <>
      <span className={`feather-small grid size-10 flex-none place-items-center ${tones[tone]}`}>
        <Icon shape={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2 font-firm">
          <span>{keepAmounts(title)}</span>
          {isNew ? (
            <span className="size-2 flex-none self-center rounded-full bg-scarlet">
              <span className="sr-only">{t`new`}</span>
            </span>
          ) : null}
        </span>
        {text ? <span className="block text-small text-soft">{keepAmounts(text)}</span> : null}
        <span className="figures block text-faint text-tiny">
          {formatDate(Date.parse(row.created_at), 'moment', language)}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-16 items-start gap-3 rounded-wide bg-surface p-4 shadow-mid'
  return (
    <li>
      {to === undefined ? (
        <div className={look}>{body}</div>
      ) : (
        <a
          href={to}
          onClick={followLink(() => void router.navigate({ to }))}
          className={`settle hover:bg-raised ${look}`}
        >
          {body}
        </a>
      )}
    </li>
  )
}
