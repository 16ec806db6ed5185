// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Recharge } from '../../../contract/cashier/money.ts'
import { readFile } from '../../../src/api/read-file.ts'
import { CollectionDetails } from '../../../src/features/cashier/order/collection-details.tsx'
import { OrderSteps } from '../../../src/features/cashier/order/order-steps.tsx'
import { find, mount } from '../mount.tsx'

const order: Recharge = {
  id: '0198c0de-0000-7000-8000-000000000001',
  order_no: 'R26112000000001',
  money: 5_000n,
  paid_money: null,
  fee: 0n,
  state: 'pending',
  awaiting: 'payment',
  reason: null,
  payment_id: 'pix',
  payment_type: 'pix',
  payment_desc: 'PIX',
  pix_code: '000201',
  pay_url: null,
  collection: null,
  proof_at: null,
  note: null,
  steps: [{ step: 'ordered', at: '2026-11-20T15:00:00Z' }],
  created_at: '2026-11-20T15:00:00Z',
  expires_at: null,
  paid_at: null,
}

/** Titles of the steps, each with what a screen reader hears before it. */
const reported = (place: Element) =>
  [...place.querySelectorAll('li')].map(one => [
    one.querySelector('.sr-only')?.textContent,
    one.querySelector('.block')?.textContent,
  ])

describe('the steps of a deposit', () => {
  it('are those that were, and the one that it waits for', async () => {
    const { place, show } = await mount(<OrderSteps order={order} />)
    expect(reported(place)).toEqual([
      ['Done', 'Asked for'],
      ['In progress', 'Waiting for the payment'],
    ])
    const proved = [...order.steps, { step: 'proof_received' as const, at: '2026-11-20T15:05:00Z' }]
    await show(<OrderSteps order={{ ...order, awaiting: 'review', steps: proved }} />)
    expect(reported(place).at(-1)).toEqual(['In progress', 'Being checked by our team'])
  })

  it('of a payment that goes back tell that it is on its way, and then that it has arrived', async () => {
    const back: Recharge = {
      ...order,
      state: 'refunded',
      awaiting: null,
      steps: [...order.steps, { step: 'refund_asked', at: '2026-11-20T15:01:00Z' }],
    }
    const { place, show } = await mount(<OrderSteps order={back} />)
    expect(reported(place).at(-1)).toEqual(['In progress', 'Refund on its way'])
    const arrived = [...back.steps, { step: 'refund_done' as const, at: '2026-11-20T15:02:00Z' }]
    await show(<OrderSteps order={{ ...back, steps: arrived }} />)
    expect(reported(place).at(-1)).toEqual(['Done', "Refund arrived at the payer's bank"])
  })
})

describe('the account that collects transfers', () => {
  it('is shown part by part, and each part is copied as banks want it', async () => {
    const collection = {
      bank_code: '999',
      bank_name: 'Banco de Teste',
      branch: '0001',
      account: '123456-7',
      holder: 'ARARA',
      cnpj: '11222333000181',
    }
    const { place } = await mount(<CollectionDetails collection={collection} orderNo={order.order_no} />)
    expect(place.textContent).toContain('11.222.333/0001-81')
    await act(async () => find(place, 'button[aria-label="Copy: CNPJ"]', HTMLButtonElement).click())
    expect(await navigator.clipboard.readText()).toBe('11222333000181')
  })
})

describe('a proof', () => {
  it('that is a PDF or a small picture is sent as it is', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    expect(await readFile(pdf)).toBe(btoa('%PDF-1.7'))
    const picture = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' })
    expect(await readFile(picture)).toBe('/9j/')
  })
})
