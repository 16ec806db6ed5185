import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SupportView } from '../../../../contract/support/content.ts'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { externalIcon, headsetIcon, mailIcon } from '../../../ui/icons/account-icons.ts'
import { alertIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { useContent } from '../content/use-content.ts'

/** What an address ends with that names the questions. */
const questionsPart = 'questions'

/** `/information-center/support`: contacts, the Telegram link, and the questions that are asked most. */
export function ScreenSupport() {
  const { t } = useLingui()
  const router = useRouter()
  const content = useContent('support')
  const { contacts = [], faq = [], telegram_link: telegram = null } = content.answer ?? {}
  return (
    <ContentPage title={t`Support`} content={content}>
      {contacts.length + faq.length === 0 && telegram === null ? (
        <EmptyState
          icon={headsetIcon}
          title={t`Nothing here yet`}
          text={t`The house has not written down how to reach it.`}
        />
      ) : null}
      <List label={t`Write to us`}>
        <ListRow
          icon={mailIcon}
          title={t`Write to support`}
          detail={t`Your questions and our answers, also without a network`}
          href="/information-center/tickets"
          onFollow={() => void router.navigate({ to: '/information-center/tickets' })}
        />
        <ListRow
          icon={alertIcon}
          title={t`Make a complaint`}
          detail={t`Until when we answer, and who else looks at it`}
          href="/responsible-gaming#complaints"
          onFollow={() => void router.navigate({ to: '/responsible-gaming', hash: 'complaints' })}
        />
      </List>
      {telegram === null ? null : (
        <LinkButton wide icon={externalIcon} href={telegram}>{t`Write to us on Telegram`}</LinkButton>
      )}
      {contacts.length === 0 ? null : (
        <List label={t`Ways to reach us`}>
          {contacts.map(({ id, name, text, url }) => (
            <ListRow
              key={id}
              icon={headsetIcon}
              title={name}
              detail={text}
              {...(url !== null && { href: url, onFollow: () => location.assign(url) })}
            />
          ))}
        </List>
      )}
      {faq.length === 0 ? null : <Questions faq={faq} />}
    </ContentPage>
  )
}

/** Where the footer's link to them leads; they may arrive after the page is there. */
function Questions({ faq }: { faq: SupportView['faq'] }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const isAskedFor = useLocation({ select: ({ hash }) => hash === questionsPart })
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView({ behavior: 'instant' })
  }, [isAskedFor])
  return (
    <div ref={place} id={questionsPart} className="-scroll-mt-6">
      <Section title={t`Questions and answers`}>
        {faq.map(({ id, question, answer }) => (
          <details key={id} id={id} className="group rounded-corner bg-surface shadow-mid">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-firm">
              {question}
              <FoldSign />
            </summary>
            <div className="px-4 pb-4 text-small">
              <Prose text={answer} />
            </div>
          </details>
        ))}
      </Section>
    </div>
  )
}
