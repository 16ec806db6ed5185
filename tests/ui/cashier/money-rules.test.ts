import { describe, expect, it } from 'vitest'
import { bankLabel, pixLabel } from '../../../contract/cashier/account-label.ts'
import type { AccountRow, DrawingTermsRow } from '../../../src/db/personal-rows.ts'
import { pollWithBackOff } from '../../../src/features/cashier/order/poll-with-back-off.ts'
import { feeOf } from '../../../src/features/cashier/withdraw/fee-of.ts'
import { findObstacle } from '../../../src/features/cashier/withdraw/find-obstacle.ts'
import { readPayUrl } from '../../../src/state/member/pay-origins.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const terms: DrawingTermsRow = {
  memberId: 'ana',
  min: 2000n,
  max: 5_000_000n,
  today: { level: 0, times: 5, times_left: 5, limit: 5_000_000n, left: 5_000_000n, is_waived: false },
  fee_percent: '0.00',
  fee_fixed: 0n,
  available: 10_000n,
  ml_money: 0n,
  debt: 0n,
  has_qk_pwd: true,
  held_until: null,
  open_withdrawal: null,
  expected_minutes: 120,
}
const account: AccountRow = {
  memberId: 'ana',
  id: '1',
  kind: 'pix',
  state: 'confirmed',
  label: 'CPF',
  pix_type: 'cpf',
  bank_name: null,
  account_type: null,
  holder: 'Ana',
  created_at: '2026-11-20T15:00:00Z',
  confirmed_at: '2026-11-20T15:00:00Z',
  payable_from: null,
}

describe('the fee', () => {
  it('rounds half a centavo up and is never more than the amount', () => {
    expect(feeOf(3333n, { fee_percent: '1.50', fee_fixed: 0n })).toBe(50n)
    expect(feeOf(10_000n, { fee_percent: '1.50', fee_fixed: 200n })).toBe(350n)
    expect(feeOf(100n, { fee_percent: '0.00', fee_fixed: 200n })).toBe(100n)
  })
})

describe('before a withdrawal', () => {
  it('nothing stands in the way of a confirmed account and free money', () => {
    expect(findObstacle(terms, [account], now)).toBeUndefined()
  })

  it('a debt comes before what is left to stake: nothing leaves until it is repaid (server/wallet/README.md)', () => {
    const owing = { ...terms, debt: 900n, ml_money: 4250n }
    expect(findObstacle(owing, [account], now)).toEqual({ kind: 'debt', debt: 900n })
  })

  it('exactly what is left to stake is named', () => {
    expect(findObstacle({ ...terms, ml_money: 4250n }, [account], now)).toEqual({
      kind: 'wagering',
      left: 4250n,
      available: 10_000n,
    })
  })

  it('a hold counts until its moment and not after', () => {
    const held = { ...terms, held_until: '2026-11-20T15:00:01Z' }
    expect(findObstacle(held, [account], now)).toMatchObject({ kind: 'held' })
    expect(findObstacle(held, [account], now + 1000)).toBeUndefined()
  })

  it('an account that still waits is no way out, beside another it is just not offered first', () => {
    const waiting = { ...account, id: '2', payable_from: '2026-11-21T15:00:00Z' }
    const until = Date.parse('2026-11-21T15:00:00Z')
    expect(findObstacle(terms, [waiting], now)).toEqual({ kind: 'account-held', until })
    expect(findObstacle(terms, [waiting], until)).toBeUndefined()
    expect(findObstacle(terms, [waiting, account], now)).toBeUndefined()
  })

  it('a missing password comes before a missing account', () => {
    expect(findObstacle({ ...terms, has_qk_pwd: false }, [], now)).toEqual({ kind: 'no-password' })
    expect(findObstacle(terms, [], now)).toEqual({ kind: 'no-account' })
  })

  it('less than the minimum is said instead of a form that refuses everything', () => {
    expect(findObstacle({ ...terms, available: 1999n }, [account], now)).toMatchObject({ kind: 'too-little' })
  })
})

describe('an address to pay at', () => {
  const allowed = ['https://pay.example', 'http://127.0.0.1:8090']

  it('is followed to the origins that the operator listed only', () => {
    expect(readPayUrl('https://pay.example/x', allowed, 'https:')).toBe('https://pay.example/x')
    expect(readPayUrl('https://evil.example/x', allowed, 'https:')).toBeUndefined()
    expect(readPayUrl('https://pay.example@evil.example/', allowed, 'https:')).toBeUndefined()
    expect(readPayUrl('javascript:alert(1)', allowed, 'http:')).toBeUndefined()
  })

  it('without HTTPS is followed only from a page that came without it too', () => {
    expect(readPayUrl('http://127.0.0.1:8090/bank/1', allowed, 'http:')).toBe('http://127.0.0.1:8090/bank/1')
    expect(readPayUrl('http://127.0.0.1:8090/bank/1', allowed, 'https:')).toBeUndefined()
  })
})

describe('asking for a status again and again', () => {
  it('slows down, is quick again on request, and ends with the last answer', async () => {
    const waits: number[] = []
    let wake = () => {}
    let asked = 0
    let answer: 'again' | 'over' = 'again'
    const after = (ms: number, run: () => void) => {
      waits.push(ms)
      wake = run
      return () => undefined
    }
    const settled = () => new Promise<void>(resolve => setImmediate(resolve))
    const ask = async () => {
      asked += 1
      return answer
    }
    const polling = pollWithBackOff(ask, after)
    for (let round = 0; round < 9; round++) {
      await settled()
      wake()
    }
    await settled()
    expect(waits.slice(0, 3)).toEqual([2000, 3000, 4500])
    expect(waits.at(-1)).toBe(30_000)
    polling.soon()
    await settled()
    expect(waits.at(-1)).toBe(2000)
    answer = 'over'
    wake()
    await settled()
    const before = asked
    polling.soon()
    await settled()
    expect(asked).toBe(before)
  })
})

describe('a mask', () => {
  it('shows enough to recognise and too little to copy', () => {
    expect(pixLabel('cpf', '39053344705')).toBe('CPF ***.533.447-**')
    expect(pixLabel('phone', '+5511987654321')).toBe('+55 (11) *****-4321')
    expect(pixLabel('email', 'ana@example.com')).toBe('a***@example.com')
    expect(pixLabel('evp', '123e4567-e89b-12d3-a456-426614174000')).toBe('EVP ****4000')
    expect(bankLabel('Nubank', '0001', '1234567')).toBe('Nubank 0001 / ****567')
  })
})
