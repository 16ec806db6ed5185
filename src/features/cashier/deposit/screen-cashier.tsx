import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Withdraw } from '../withdraw/withdraw.tsx'
import { Recharge } from './recharge.tsx'

type ScreenCztxProps = {
  /** As on the two pages by themselves. */
  aroundDeposit: (memberId: string, form: ReactNode) => ReactNode
} & Record<'whatToStake' | 'afterwards', (memberId: string) => ReactNode>

/** `/cztx` (chong zhi ti xian): deposit and withdrawal on one screen. */
export function ScreenCashier({ aroundDeposit, whatToStake, afterwards }: ScreenCztxProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState('deposit')
  const tabs = [
    { id: 'deposit', label: t`Deposit` },
    { id: 'withdraw', label: t`Withdraw` },
  ]
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Deposit and withdraw`} {...useWayBack('/profile')} />
      <MemberOnly path="/cztx" why={t`Log in to deposit and withdraw`} realOnly>
        {memberId => (
          <Tabs label={t`Deposit and withdraw`} tabs={tabs} chosen={chosen} onChoose={setChosen}>
            {chosen === 'deposit' ? (
              aroundDeposit(memberId, <Recharge memberId={memberId} startAmount={undefined} />)
            ) : (
              <Withdraw
                memberId={memberId}
                whatToStake={whatToStake(memberId)}
                afterwards={afterwards(memberId)}
              />
            )}
          </Tabs>
        )}
      </MemberOnly>
    </div>
  )
}
