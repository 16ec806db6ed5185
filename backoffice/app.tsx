import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { ToastList } from '../src/ui/overlays/toast-list.tsx'
import { ScreenIdentities } from './features/account/identities/screen-identities.tsx'
import { ScreenMembers } from './features/account/members/screen-members.tsx'
import { ScreenResets } from './features/auth/resets/screen-resets.tsx'
import { ScreenSecurity } from './features/auth/security/screen-security.tsx'
import { ProofDialog } from './features/auth/session/proof-dialog.tsx'
import { ScreenChangePassword } from './features/auth/session/screen-change-password.tsx'
import { ScreenEnrol } from './features/auth/session/screen-enrol.tsx'
import { ScreenSignIn } from './features/auth/session/screen-sign-in.tsx'
import { ScreenAdjustments } from './features/cashier/adjustments/screen-adjustments.tsx'
import { ScreenDeposits } from './features/cashier/deposits/screen-deposits.tsx'
import { ScreenPayments } from './features/cashier/deposits/screen-payments.tsx'
import { ScreenReconciliation } from './features/cashier/reconciliation/screen-reconciliation.tsx'
import { ScreenWithdrawals } from './features/cashier/withdrawals/screen-withdrawals.tsx'
import { ScreenExposure } from './features/games/exposure/screen-exposure.tsx'
import { ScreenWins } from './features/games/wins/screen-wins.tsx'
import { ScreenApprovals } from './features/operations/approvals/screen-approvals.tsx'
import { ScreenAudit } from './features/operations/audit/screen-audit.tsx'
import { ScreenFiles } from './features/operations/files/screen-files.tsx'
import { ScreenTeam } from './features/operations/team/screen-team.tsx'
import { ScreenPromotions } from './features/promotions/screen-promotions.tsx'
import { ScreenHarm } from './features/responsible-gambling/harm-detection/screen-harm.tsx'
import { ScreenContent } from './features/support/content/screen-content.tsx'
import { ScreenTickets } from './features/support/tickets/screen-tickets.tsx'
import { ScreenPrograms } from './features/vip/programs/screen-programs.tsx'
import { useStore } from './parts/forms/create-store.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { ScreenUnknown } from './shell/screen-unknown.tsx'
import { type BackOffice, BackOfficeContext, useBackOffice } from './state/back-office.ts'
import { openLanguage } from './state/open-language.ts'
import type { Place } from './state/place.ts'

/** The operators' app, given everything it stands on. */
export function App({ backOffice, firstI18n }: { backOffice: BackOffice; firstI18n: I18n }) {
  const [i18n, setI18n] = useState(firstI18n)
  const { language } = useStore(backOffice.preferences)
  useEffect(() => {
    let isWanted = true
    const speak = (opened: I18n) => {
      if (isWanted) setI18n(opened)
    }
    openLanguage(language).then(speak, () => backOffice.line.note({ answered: false }))
    return () => {
      isWanted = false
    }
  }, [language, backOffice.line])
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  return (
    <I18nProvider i18n={i18n}>
      <BackOfficeContext value={backOffice}>
        <CrashBoundary>
          <Screens />
          <ProofDialog />
          <Toasts />
        </CrashBoundary>
      </BackOfficeContext>
    </I18nProvider>
  )
}

function Toasts() {
  const { toasts } = useBackOffice()
  return <ToastList toasts={useStore(toasts)} onDismiss={toasts.dismiss} />
}

/** One and the same object, so that nothing is read anew. */
const noFilters = {}

function Screens() {
  const backOffice = useBackOffice()
  const place = useStore(backOffice.place)
  const session = useStore(backOffice.session)
  // An enrolment link is for its holder, also while another administrator is signed in here.
  if (place.screen === 'enrol') return <ScreenEnrol token={place.token} />
  if (session.status !== 'signed-in') return <ScreenSignIn session={session} />
  if (session.mustChangePassword) return <ScreenChangePassword email={session.administrator.email} />
  return (
    <Frame place={place}>
      <Room place={place} />
    </Frame>
  )
}

function Room({ place }: { place: Exclude<Place, { screen: 'enrol' }> }) {
  switch (place.screen) {
    case 'withdrawals':
      return <ScreenWithdrawals state={place.state} id={place.id} filters={place.filters ?? noFilters} />
    case 'members':
      return <ScreenMembers search={place.search} />
    case 'adjustments':
      return <ScreenAdjustments state={place.state} />
    case 'wins':
      return <ScreenWins state={place.state} />
    case 'exposure':
      return <ScreenExposure />
    case 'approvals':
      return <ScreenApprovals state={place.state} />
    case 'audit':
      return <ScreenAudit subject={place.subject} />
    case 'content':
      return <ScreenContent room={place.room} />
    case 'tickets':
      return <ScreenTickets state={place.state} id={place.id} />
    case 'care':
      return <ScreenHarm level={place.level} id={place.id} />
    case 'team':
      return <ScreenTeam />
    case 'security':
      return <ScreenSecurity />
    case 'resets':
      return <ScreenResets />
    case 'identities':
      return <ScreenIdentities />
    case 'club':
      return <ScreenPrograms />
    case 'files':
      return <ScreenFiles />
    case 'promotions':
      return <ScreenPromotions />
    case 'deposits':
      return <ScreenDeposits filters={place.filters} id={place.id} />
    case 'payments':
      return <ScreenPayments state={place.state} />
    case 'reconciliation':
      return <ScreenReconciliation day={place.day} />
    case 'unknown':
      return <ScreenUnknown />
  }
}
