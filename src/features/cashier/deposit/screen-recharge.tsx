import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Recharge } from './recharge.tsx'

type ScreenRechargeProps = {
  /** Centavos to begin with, from "pay again". */
  amount: bigint | undefined
  /** What the form waits for, and what stands above it: breaks, details and limits are features of their own. */
  around: (memberId: string, form: ReactNode) => ReactNode
}

/** `/recharge` */
export function ScreenRecharge({ amount, around }: ScreenRechargeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const records = (
    <IconButton
      shape={historyIcon}
      label={t`Deposit records`}
      onClick={() => void navigate({ to: '/rechargeRecord' })}
    />
  )
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Deposit`} {...useWayBack('/profile')} actions={records} />
      <MemberOnly path="/recharge" why={t`Log in to deposit`} realOnly>
        {memberId => around(memberId, <Recharge memberId={memberId} startAmount={amount} />)}
      </MemberOnly>
    </div>
  )
}
