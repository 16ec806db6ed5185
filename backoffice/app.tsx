import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { ToastList } from '../src/ui/overlays/toast-list.tsx'
import { type Desk, DeskContext, useDesk } from './desk/desk.ts'
import { openLanguage } from './desk/open-language.ts'
import type { Place } from './desk/place.ts'
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
import { ScreenCare } from './features/responsible-gambling/harm-detection/screen-care.tsx'
import { ScreenContent } from './features/support/content/screen-content.tsx'
import { ScreenTickets } from './features/support/tickets/screen-tickets.tsx'
import { ScreenClub } from './features/vip/club/screen-club.tsx'
import { useStore } from './parts/forms/create-store.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { ScreenUnknown } from './shell/screen-unknown.tsx'

/** The operators' app, given everything it stands on. */
export function App({ desk, firstI18n }: { desk: Desk; firstI18n: I18n }) {
  const [i18n, setI18n] = useState(firstI18n)
  const { language } = useStore(desk.preferences)
  useEffect(() => {
    let isWanted = true
    const speak = (opened: I18n) => {
      if (isWanted) setI18n(opened)
    }
    openLanguage(language).then(speak, () => desk.line.note({ answered: false }))
    return () => {
      isWanted = false
    }
  }, [language, desk.line])
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  return (
    <I18nProvider i18n={i18n}>
      <DeskContext value={desk}>
        <CrashBoundary>
          <Screens />
          <ProofDialog />
          <Toasts />
        </CrashBoundary>
      </DeskContext>
    </I18nProvider>
  )
}

function Toasts() {
  const { toasts } = useDesk()
  return <ToastList toasts={useStore(toasts)} onDismiss={toasts.dismiss} />
}

/** One and the same object, so that nothing is read anew. */
const noFilters = {}

function Screens() {
  const desk = useDesk()
  const place = useStore(desk.place)
  const session = useStore(desk.session)
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
      return <ScreenCare level={place.level} id={place.id} />
    case 'team':
      return <ScreenTeam />
    case 'security':
      return <ScreenSecurity />
    case 'resets':
      return <ScreenResets />
    case 'identities':
      return <ScreenIdentities />
    case 'club':
      return <ScreenClub />
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
