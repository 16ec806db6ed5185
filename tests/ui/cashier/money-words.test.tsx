// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Recharge } from '../../../contract/cashier/money.ts'
import { RechargeBadge } from '../../../src/features/cashier/deposit/recharge-badge.tsx'
import { CopyCode } from '../../../src/features/cashier/order/copy-code.tsx'
import { NightHint } from '../../../src/features/cashier/withdraw/night-hint.tsx'
import { useAmountError } from '../../../src/features/cashier/withdraw/use-amount-error.ts'
import { PinSheet } from '../../../src/features/cashier/withdrawal-password/pin-sheet.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { patient } from '../games/stage/play-hands.ts'
import { find, mount, type } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

const bounds = { min: 1000n, max: 5_000_000n }

function Words({ amount, wasTried }: { amount: bigint | undefined; wasTried: boolean }) {
  return <p>{useAmountError()(amount, bounds, wasTried)}</p>
}

describe('an amount', () => {
  it('that is too large says so at once, with the maximum', async () => {
    const { place } = await mount(<Words amount={5_000_001n} wasTried={false} />)
    expect(place.textContent).toBe('The most is R$\u00a050.000,00')
  })

  it('that is too small says so only after a try, with the minimum', async () => {
    const { place, show } = await mount(<Words amount={999n} wasTried={false} />)
    expect(place.textContent).toBe('')
    await show(<Words amount={999n} wasTried />)
    expect(place.textContent).toBe('The least is R$\u00a010,00')
  })

  it('that is missing is asked for after a try', async () => {
    const { place } = await mount(<Words amount={undefined} wasTried />)
    expect(place.textContent).toBe('Enter an amount')
  })
})

describe('the hint about night limits', () => {
  const night = Date.parse('2026-11-20T23:30:00Z')
  const noon = Date.parse('2026-11-20T15:00:00Z')

  it('appears from 20:00 in Brasília for more than R$ 1,000 only', async () => {
    const { place, show } = await mount(<NightHint amount={100_001n} now={night} />)
    expect(place.textContent).toContain('R$\u00a01.000,00')
    await show(<NightHint amount={100_000n} now={night} />)
    expect(place.textContent).toBe('')
    await show(<NightHint amount={100_001n} now={noon} />)
    expect(place.textContent).toBe('')
  })
})

describe('the Pix code', () => {
  it('says that it was copied, and what to do next', async () => {
    await navigator.clipboard.writeText('')
    const { place } = await mount(<CopyCode code="000201" />)
    await act(async () => find(place, 'button', HTMLButtonElement).click())
    expect(await navigator.clipboard.readText()).toBe('000201')
    expect(place.textContent).toContain('Code copied')
    expect(find(place, '[role=status]', HTMLElement).textContent).toContain("bank's app")
  })
})

describe('a deposit in the record', () => {
  const recharge: Recharge = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    order_no: 'R1',
    money: 5000n,
    paid_money: null,
    fee: 0n,
    state: 'pending',
    reason: null,
    payment_id: 'pix',
    payment_type: 'pix',
    payment_desc: '',
    pix_code: null,
    pay_url: null,
    awaiting: 'payment',
    collection: null,
    proof_at: null,
    note: null,
    steps: [],
    created_at: '2026-11-20T15:00:00Z',
    expires_at: null,
    paid_at: null,
  }

  it('that arrived and is not credited yet is being checked, not waited for', async () => {
    const { place, show } = await mount(<RechargeBadge recharge={recharge} />)
    expect(place.textContent).toBe('Waiting')
    await show(<RechargeBadge recharge={{ ...recharge, paid_money: 5000n, awaiting: 'payer' }} />)
    expect(place.textContent).toBe('Being checked')
  })

  it('that a bank disputes, or took back in part, is not simply paid', async () => {
    const paid = { ...recharge, state: 'paid', paid_money: 5000n, awaiting: null } as const
    const { place, show } = await mount(<RechargeBadge recharge={paid} />)
    expect(place.textContent).toBe('Paid')
    await show(<RechargeBadge recharge={{ ...paid, reason: 'deposit_disputed' }} />)
    expect(place.textContent).toBe('Disputed')
    await show(<RechargeBadge recharge={{ ...paid, reason: 'partly_disputed' }} />)
    expect(place.textContent).toBe('Partly taken back')
  })
})

describe('the sheet that asks for the withdrawal password', () => {
  const sheet = (onPin: (pin: string) => void) => (
    <PinSheet
      title="Confirm"
      action="Send"
      isSending={false}
      failure={undefined}
      onPin={onPin}
      onClose={() => undefined}
    >
      <p>what is confirmed</p>
    </PinSheet>
  )
  const open = async (onPin: (pin: string) => void) => {
    const world = await createWorld()
    const place = await mountPage({ world, tab: await world.openTab(), path: '/', page: sheet(onPin) })
    await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull(), patient)
    // Nothing comes from the device any more: what is pressed is all that happens.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    return place
  }
  const submit = (place: ParentNode) => act(async () => find(place, 'form', HTMLFormElement).requestSubmit())

  it('gives the six digits once and forgets them', async () => {
    const given: string[] = []
    const place = await open(pin => given.push(pin))
    const field = find(place, 'input', HTMLInputElement)
    await type(field, '481516')
    await submit(place)
    expect(given).toEqual(['481516'])
    expect(field.value).toBe('')
  })

  it('gives nothing while digits are missing, and says so', async () => {
    const given: string[] = []
    const place = await open(pin => given.push(pin))
    await type(find(place, 'input', HTMLInputElement), '4815')
    await submit(place)
    expect(given).toEqual([])
    expect(place.textContent).toContain('Enter all six digits')
  })
})
