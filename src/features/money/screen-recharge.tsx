import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { MemberOnly } from '../../member-only.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { historyIcon } from '../../ui/icons/money-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { Recharge } from './recharge.tsx'

/** `/recharge`. `amount`: centavos to begin with, from "pay again". */
export function ScreenRecharge({ amount }: { amount: bigint | undefined }) {
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
        {memberId => <Recharge memberId={memberId} startAmount={amount} />}
      </MemberOnly>
    </div>
  )
}
