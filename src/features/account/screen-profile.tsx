import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MemberOnly } from '../../member-only.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button.tsx'
import { logoutIcon } from '../../ui/icons/account-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { UnsentWay } from './unsent-way.tsx'
import { WalletCard } from './wallet-card.tsx'
import { WhoCard } from './who-card.tsx'

/** `/profile`, with what is `due` of the member first. Language and light stand in the footer of every page. */
export function ScreenProfile({ due }: { due: (memberId: string) => ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Profile`} />
      <MemberOnly path="/profile" why={t`Log in to see your profile`}>
        {memberId => (
          <div className="grid gap-4 *:min-w-0">
            {due(memberId)}
            <WhoCard memberId={memberId} />
            <WalletCard memberId={memberId} />
            <UnsentWay memberId={memberId} />
            <ProfileLinks memberId={memberId} />
            <Button wide icon={logoutIcon} onClick={() => openDialog('signOut')}>{t`Sign out`}</Button>
          </div>
        )}
      </MemberOnly>
    </div>
  )
}
