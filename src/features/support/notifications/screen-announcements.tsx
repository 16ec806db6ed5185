import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { bellIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { useContent } from '../content/use-content.ts'

/** `/information-center/announcement`: news of the site; a change of terms says from which day it is in force. */
export function ScreenAnnouncements() {
  const { t } = useLingui()
  const language = useLanguage()
  const content = useContent('announcements')
  const day = (at: string) => formatDate(Date.parse(at), 'day', language)
  return (
    <ContentPage title={t`Announcements`} content={content}>
      {content.answer?.length === 0 ? (
        <EmptyState
          icon={bellIcon}
          title={t`No announcements`}
          text={t`News of the house will stand here.`}
        />
      ) : null}
      {content.answer?.map(({ id, title, text, published_at, effective_at }) => {
        const effective = effective_at === null ? undefined : day(effective_at)
        return (
          <article key={id} className="grid gap-2 rounded-wide bg-surface p-5 shadow-mid">
            <h2 className="text-lead">{title}</h2>
            <p className="figures text-faint text-small">{day(published_at)}</p>
            {effective === undefined ? null : (
              <span className="justify-self-start">
                <Badge tone="sun">{t`In force from ${effective}`}</Badge>
              </span>
            )}
            <Prose text={text} />
            {id.startsWith('terms-') ? (
              <Link to="/terms" className="justify-self-start font-firm text-sky-text underline">
                {t`Read both versions`}
              </Link>
            ) : null}
          </article>
        )
      })}
    </ContentPage>
  )
}
