import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Licence } from '../../../../contract/regime.ts'
import { complaintDays } from '../../../../contract/support/tickets.ts'
import { siteConfig } from '../../../state/site-config.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Section } from '../../../ui/section.tsx'

const writeHref = '/information-center/tickets?id=new&topic=complaint'

/** Who is asked where no independent body was named: the platform of the consumer authority, or who gave the licence. */
const authorities: Readonly<Record<Licence, string>> = {
  'br-spa': 'https://consumidor.gov.br',
  curacao: 'https://www.cga.cw',
}

/** The way of a complaint, from the operator to those who are not the operator; readable without a network. */
export function Complaints() {
  const { t } = useLingui()
  const router = useRouter()
  const { licence, operator } = useSnapshot(siteConfig).now
  const { contact, ombudsman, adr } = operator
  const outside = [
    ...new Set([adr ?? authorities[licence], ...(licence === 'br-spa' ? [authorities[licence]] : [])]),
  ]
  return (
    <Section title={t`Complaints`}>
      <ol className="grid gap-px overflow-hidden rounded-wide bg-raised shadow-mid">
        <Step nth={1} title={t`Write to us`}>
          <p>
            {t`A complaint has a number at once, and a person of the house answers it within ${plural(complaintDays, { one: '# day', other: '# days' })}. It costs nothing, and play and withdrawals go on as before.`}
          </p>
          <p>{t`If the answer does not settle it, write again: somebody else of the house decides.`}</p>
          <span>
            <LinkButton
              href={writeHref}
              onClick={followLink(() => void router.navigate({ href: writeHref }))}
            >
              {t`Make a complaint`}
            </LinkButton>
          </span>
          {contact === null ? null : <p>{t`Without an account: ${contact}`}</p>}
        </Step>
        <Step nth={2} title={ombudsman === null ? t`If that is not enough` : t`The ombudsman`}>
          <p>
            {ombudsman === null
              ? t`If the answer is late or does not settle it, write into the same ticket. It is opened again, with a new day until which it is answered.`
              : t`If the answer is late or does not settle it: ${ombudsman}. Tell the number of the ticket.`}
          </p>
        </Step>
        <Step nth={3} title={t`Outside the house`}>
          <p>{t`People who do not belong to us look at it, free of charge for you:`}</p>
          {outside.map(link => (
            <a
              key={link}
              href={link}
              rel="noopener noreferrer"
              target="_blank"
              className="target inline-grid min-w-0 items-center justify-self-start break-all text-sky-text underline"
            >
              {link.replace(/^https:\/\/(www\.)?/, '')}
            </a>
          ))}
          {licence === 'br-spa' ? <p>{t`The Procon of your state takes complaints too.`}</p> : null}
        </Step>
      </ol>
    </Section>
  )
}

function Step({ nth, title, children }: { nth: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 bg-surface px-4 py-4">
      <span
        aria-hidden="true"
        className="figures grid size-8 flex-none place-items-center rounded-full bg-raised font-bold font-display text-small"
      >
        {nth}
      </span>
      <div className="grid min-w-0 flex-1 gap-2 text-small text-soft">
        <h3 className="pt-1 font-firm text-body text-text">{title}</h3>
        {children}
      </div>
    </li>
  )
}
