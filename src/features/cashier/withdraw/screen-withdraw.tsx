import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Withdraw } from './withdraw.tsx'

type ScreenWithdrawProps = {
  /** What is left to stake, and for what: bonuses are a feature of their own. */
  whatToStake: (memberId: string) => ReactNode
  /** Once it is asked for: what else may be offered. */
  afterwards: (memberId: string) => ReactNode
}

/** `/withdraw` */
export function ScreenWithdraw({ whatToStake, afterwards }: ScreenWithdrawProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const records = (
    <IconButton
      shape={historyIcon}
      label={t`Withdrawal records`}
      onClick={() => void navigate({ to: '/withdrawalRecord' })}
    />
  )
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdraw`} {...useWayBack('/profile')} actions={records} />
      <MemberOnly path="/withdraw" why={t`Log in to withdraw`} realOnly>
        {memberId => (
          <Withdraw
            memberId={memberId}
            whatToStake={whatToStake(memberId)}
            afterwards={afterwards(memberId)}
          />
        )}
      </MemberOnly>
    </div>
  )
}
