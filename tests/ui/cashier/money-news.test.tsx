// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Notification } from '../../../contract/support/information.ts'
import { useRechargeReason } from '../../../src/features/cashier/deposit/use-recharge-reason.ts'
import { useWithdrawalReason } from '../../../src/features/cashier/withdraw/use-withdrawal-reason.ts'
import { useNotificationWords } from '../../../src/features/support/notifications/use-notification-words.ts'
import { mount } from '../mount.tsx'

const news = (kind: string, details: Notification['details']): Notification => ({
  id: '1',
  kind,
  details,
  link: null,
  created_at: '2026-11-20T15:00:00Z',
  read_at: null,
})

function News({ of }: { of: Notification }) {
  const { title, text } = useNotificationWords()(of)
  return <p>{`${title}|${text ?? ''}`}</p>
}
function Reasons({ recharge, withdrawal }: { recharge: string | null; withdrawal: string | null }) {
  return <p>{`${useRechargeReason()(recharge) ?? '-'}|${useWithdrawalReason()(withdrawal) ?? '-'}`}</p>
}

describe('news about money', () => {
  it('names the amount as money is written in Brazil', async () => {
    const { place } = await mount(
      <News of={news('recharge_paid', { money: '1234.50', order_no: 'R1', id: '1' })} />,
    )
    expect(place.textContent).toBe('Your deposit of R$\u00a01.234,50 has arrived|R1')
  })

  it('of a rejected withdrawal says first of all where the money is', async () => {
    const { place } = await mount(
      <News of={news('withdrawal_rejected', { money: '100.00', order_no: 'S1', reason: 'x' })} />,
    )
    expect(place.textContent).toContain('The money is back in your balance.')
  })

  it('of a kind that this version does not know is still shown', async () => {
    const { place } = await mount(<News of={news('something_of_next_year', {})} />)
    expect(place.textContent).toBe('News about your account|')
  })
})

describe('a reason', () => {
  it('of the server becomes a sentence; a reviewer’s own sentence stays as it is', async () => {
    const { place, show } = await mount(<Reasons recharge="payer_mismatch" withdrawal="account_blocked" />)
    expect(place.textContent).toContain("somebody else's account")
    expect(place.textContent).toContain('blocked this account')
    await show(<Reasons recharge={null} withdrawal="Please send your document." />)
    expect(place.textContent).toBe('-|Please send your document.')
  })
})
