import { useLingui } from '@lingui/react/macro'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import { SecurityPage } from '../../../common/security-page.tsx'
import { EraseAccount } from './erase-account.tsx'
import { ExportData } from './export-data.tsx'

/** `/security-center/personal-data`: the member's rights over what we hold of them (LGPD). */
export function ScreenPersonalData() {
  const { t } = useLingui()
  return (
    <SecurityPage title={t`Your data`} path="/security-center/personal-data" why={t`Log in to see your data`}>
      {(view, memberId) => <PersonalData view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function PersonalData({ view, memberId }: { view: SecurityView; memberId: string }) {
  const hasPasskeys = view.passkeys.length > 0
  return (
    <>
      <ExportData memberId={memberId} hasPasskeys={hasPasskeys} />
      <EraseAccount memberId={memberId} hasPasskeys={hasPasskeys} />
    </>
  )
}
