import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shieldIcon } from '../../../ui/icons/account-icons.ts'
import { useDetailWords } from './use-detail-words.ts'
import { useMissingDetails } from './use-missing-details.ts'

type MissingDetailsProps = {
  memberId: string
  /** What cannot be done before: the card stands in its place. */
  children?: ReactNode
}

/** What the law asks of the member before money is played with, and the way to say it; nothing when all is there. */
export function MissingDetails({ memberId, children }: MissingDetailsProps) {
  const { t } = useLingui()
  const words = useDetailWords()
  const { missing = [] } = useMissingDetails(memberId).answer ?? {}
  if (missing.length === 0) return children
  return (
    <section aria-label={t`Missing details`} className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-start gap-3">
        <Icon shape={shieldIcon} size={20} className="mt-0.5 flex-none text-sky-text" />
        <div className="min-w-0">
          <p className="font-firm">{t`Before you play with money, the law asks for:`}</p>
          <p className="text-soft">{missing.map(field => words[field]).join(', ')}</p>
          <p className="mt-2 text-small text-soft">{t`Withdrawals stay possible.`}</p>
        </div>
      </div>
      <Link to="/security-center/details" className={buttonClass({ tone: 'main', wide: true })}>
        {t`Complete my details`}
      </Link>
    </section>
  )
}
