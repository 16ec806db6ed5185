import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MemberOnly } from '../../../common/member-only.tsx'
import { NotHereYet } from '../../../common/not-here-yet.tsx'
import { OfflineFreshness } from '../../../common/offline-freshness.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { showToast } from '../../../state/toasts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DetailsForm } from './details-form.tsx'
import { useMissingDetails } from './use-missing-details.ts'

/** `/security-center/details`: what the licence asks of a member who registered before it did. */
export function ScreenDetails() {
  const { t } = useLingui()
  const { onBack, ...way } = useWayBack('/profile')
  return (
    <div className="page column pb-8">
      <PageHeader title={t`My details`} {...way} onBack={onBack} />
      <MemberOnly path="/security-center/details" why={t`Log in to complete your details`} realOnly>
        {memberId => <Details memberId={memberId} onWhole={onBack} />}
      </MemberOnly>
    </div>
  )
}

function Details({ memberId, onWhole }: { memberId: string; onWhole: () => void }) {
  const { t } = useLingui()
  const kept = useMissingDetails(memberId)
  if (kept.answer === undefined) return <NotHereYet kept={kept} />
  const { missing } = kept.answer
  const shown = (
    <OfflineFreshness at={kept.at} text={t`You can read everything here. Changes need the connection.`} />
  )
  if (missing.length === 0) {
    return (
      <div className="grid gap-4">
        {shown}
        <EmptyState
          icon={shieldCheckIcon}
          title={t`Nothing is missing`}
          text={t`To change a detail, write to our support.`}
        >
          <Link to="/information-center/support" className={buttonClass({})}>{t`Support`}</Link>
        </EmptyState>
      </div>
    )
  }
  const asked = missing.filter(field => field !== 'email')
  const saved = (left: readonly string[]) => {
    showToast({ tone: 'leaf', text: t`Your details are saved.` })
    if (left.length === 0) onWhole()
  }
  return (
    <div className="grid gap-6 *:min-w-0">
      {shown}
      <p className="text-small text-soft">
        {t`The law asks this of everybody who plays with money. It is kept encrypted. Withdrawals stay possible without it.`}
      </p>
      {missing.includes('email') ? <BindFirst /> : null}
      {asked.length > 0 ? <DetailsForm asked={asked} onSaved={saved} /> : null}
    </div>
  )
}

/** An e-mail is proven by a code: the security centre has the procedure. */
function BindFirst() {
  const { t } = useLingui()
  return (
    <section aria-label={t`E-mail`} className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <p className="text-small">{t`Your e-mail is confirmed by a code that we send to it.`}</p>
      <Link to="/security-center/bind-email" className={buttonClass({ wide: true })}>{t`Bind e-mail`}</Link>
    </section>
  )
}
