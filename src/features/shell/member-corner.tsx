import { useNavigate } from '@tanstack/react-router'
import { BalancePill } from '../../ui/balance-pill.tsx'

export function MemberCorner({ memberId }: { memberId: string }) {
  const navigate = useNavigate()
  return <BalancePill key={memberId} amount={undefined} depositHref="/recharge" onDeposit={() => void navigate({ to: '/recharge' })} />
}
