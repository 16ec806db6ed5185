import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  amount,
  formatCentavos,
  largestAmount,
  money,
  parseAmount,
  readCentavos,
} from '../../../contract/centavos.ts'

describe('money on the wire (docs/rules/wire.md)', () => {
  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), centavos => {
        expect(readCentavos(formatCentavos(centavos))).toBe(centavos)
        expect(z.decode(money, z.encode(money, centavos))).toBe(centavos)
      }),
    )
  })

  it('accepts a string or a number with at most two decimals', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, largestAmount), centavos => {
        expect(parseAmount(formatCentavos(centavos))).toBe(centavos)
      }),
    )
    expect(z.parse(amount, 50)).toBe(5000n)
    expect(z.parse(amount, '50.5')).toBe(5050n)
  })

  it.each([
    '1e3',
    '0.001',
    '-5',
    'NaN',
    'Infinity',
    '',
    ' 1',
    '1,00',
    '01',
    '0',
    '0.00',
    '10000000.01',
    '٣',
    '0x10',
  ])('refuses %j as an amount', raw => {
    expect(z.safeParse(amount, raw).error?.issues[0]?.message).toBe('amount_invalid')
  })

  it.each([1e21, 0.001, -5, Number.NaN, Number.POSITIVE_INFINITY, null, {}, [], true])(
    'refuses the raw value %s as an amount',
    raw => {
      expect(z.safeParse(amount, raw).success).toBe(false)
    },
  )
})
