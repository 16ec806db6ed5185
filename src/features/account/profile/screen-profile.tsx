import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { openDialog } from '../../../state/dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { logoutIcon } from '../../../ui/icons/account-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { LoadedProfile } from './load-profile.ts'
import { ProfileLinks } from './profile-links.tsx'
import { UnsentWay } from './unsent-way.tsx'
import { WalletCard } from './wallet-card.tsx'
import { WhoCard } from './who-card.tsx'

type ScreenProfileProps = {
  /** What the device had of whom it belonged to when the page was asked for. */
  initial: LoadedProfile | undefined
  /** What the server still asks of the member. */
  due: (memberId: string) => ReactNode
}

/** `/profile`, with what is `due` first. Language and light stand in the footer of every page. */
export function ScreenProfile({ initial, due }: ScreenProfileProps) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Profile`} />
      <MemberOnly path="/profile" why={t`Log in to see your profile`}>
        {memberId => (
          <div className="grid gap-4 *:min-w-0">
            {due(memberId)}
            <WhoCard memberId={memberId} initial={initial} />
            <WalletCard memberId={memberId} initial={initial} />
            <UnsentWay memberId={memberId} />
            <ProfileLinks memberId={memberId} />
            <Button wide icon={logoutIcon} onClick={() => openDialog('signOut')}>{t`Sign out`}</Button>
          </div>
        )}
      </MemberOnly>
    </div>
  )
}
