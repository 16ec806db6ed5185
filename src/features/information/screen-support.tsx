import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../ui/empty-state.tsx'
import { externalIcon, headsetIcon } from '../../ui/icons/account-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { List } from '../../ui/list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { ContentPage } from './content-page.tsx'
import { useContent } from './use-content.ts'

/** `/information-center/support`: contacts, the Telegram link, and the questions that are asked most. */
export function ScreenSupport() {
  const { t } = useLingui()
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
      {telegram === null ? null : (
        <LinkButton
          tone="main"
          wide
          icon={externalIcon}
          href={telegram}
        >{t`Write to us on Telegram`}</LinkButton>
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
      {faq.length === 0 ? null : (
        <Section title={t`Questions and answers`}>
          {faq.map(({ id, question, answer }) => (
            <details key={id} id={id} className="rounded-corner bg-surface shadow-mid">
              <summary className="min-h-12 cursor-pointer px-4 py-3 font-firm">{question}</summary>
              <p className="whitespace-pre-line px-4 pb-4 text-small text-soft">{answer}</p>
            </details>
          ))}
        </Section>
      )}
    </ContentPage>
  )
}
