import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { fillSentence } from '../../contract/fill-sentence.ts'
import { type Language, languages, toLocaleTag } from '../../contract/language.ts'
import { formatAmount, formatMoney, withoutEmptyCents, writeMoneyIn } from '../../src/i18n/format-money.ts'
import { formatPercent } from '../../src/i18n/format-percent.ts'
import { parseMoney } from '../../src/i18n/parse-money.ts'

const anyCentavos = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const anyPayable = fc.bigInt({ min: 0n, max: 1_000_000_000n })

describe('formatMoney', () => {
  it.each([
    [123456750n, 'R$\u00a01.234.567,50'],
    [-1000n, '-R$\u00a010,00'],
    [0n, 'R$\u00a00,00'],
    [5n, 'R$\u00a00,05'],
    [-5n, '-R$\u00a00,05'],
    [99999n, 'R$\u00a0999,99'],
    [100000n, 'R$\u00a01.000,00'],
  ])('writes %s centavos as %s, with a no-break space', (centavos, text) => {
    expect(formatMoney(centavos)).toBe(text)
  })

  it('agrees with Intl for every amount, and stays exact where a number would not', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(anyCentavos, centavos => {
        const absolute = centavos < 0n ? -centavos : centavos
        const decimal = `${centavos < 0n ? '-' : ''}${absolute / 100n}.${(absolute % 100n).toString().padStart(2, '0')}`
        // Intl takes a decimal string without rounding it to a double; TypeScript does not know that yet.
        const expected: string = Reflect.apply(intl.format, intl, [decimal])
        expect(formatMoney(centavos)).toBe(expected)
      }),
    )
  })
})

describe('writeMoneyIn', () => {
  afterEach(() => writeMoneyIn('pt'))

  // "amounts and dates by locale". Brazil's sign stays, its place too.
  const written: Readonly<Record<Language, string>> = {
    pt: 'R$\u00a01.234.567,50',
    en: 'R$\u00a01,234,567.50',
    zh_cn: 'R$\u00a01,234,567.50',
    vi: 'R$\u00a01.234.567,50',
    id: 'R$\u00a01.234.567,50',
    ms: 'R$\u00a01,234,567.50',
    th: 'R$\u00a01,234,567.50',
    tr: 'R$\u00a01.234.567,50',
  }

  it.each(languages)(
    'groups the digits as readers of %s do, on the device and in what the server says',
    language => {
      writeMoneyIn(language)
      expect(formatMoney(123456750n)).toBe(written[language])
      expect(fillSentence('{debt}', { debt: '1234567.50' }, language)).toBe(written[language])
      expect(fillSentence('{debt}', { debt: '-10.00' }, language)).toBe(formatMoney(-1000n))
    },
  )

  it('writes an instant of a refusal as a moment of the server, not as it travels', () => {
    const at = { until: '2026-11-25T02:30:00.000Z' }
    expect(fillSentence('{until}', at, 'pt')).toBe('24/11/2026, 23:30')
    expect(fillSentence('{until}', at, 'zh_cn')).toBe('2026/11/24 23:30')
  })

  it.each(languages)('writes in %s what the entry field reads back', language => {
    writeMoneyIn(language)
    fc.assert(
      fc.property(anyPayable, centavos => {
        expect(parseMoney(formatAmount(centavos))).toEqual({ status: 'amount', centavos })
      }),
    )
  })

  it.each(languages)('leaves out empty cents and no others in %s', language => {
    writeMoneyIn(language)
    expect(withoutEmptyCents(formatAmount(500_000n))).toMatch(/^5[.,]000$/)
    expect(withoutEmptyCents(formatAmount(250n))).toMatch(/^2[.,]50$/)
  })
})

describe('formatPercent', () => {
  it.each(languages)('writes in %s what Intl writes', language => {
    const intl = new Intl.NumberFormat(toLocaleTag(language), { style: 'percent', maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), hundredths => {
        expect(formatPercent(hundredths / 100, language)).toBe(intl.format(hundredths / 10_000))
      }),
    )
    expect(formatPercent(1234.5, language)).toBe(intl.format(12.345))
    expect(formatPercent(0, language)).toBe(intl.format(0))
  })
})

describe('parseMoney', () => {
  it.each([
    ['1.234,56', 123456n],
    ['1234.56', 123456n],
    ['1,234.56', 123456n],
    ['1234,5', 123450n],
    ['R$ 50', 5000n],
    ['r$\u00a01.234,56', 123456n],
    ['1.234.567', 123456700n],
    ['0,05', 5n],
    ['007', 700n],
    [' 20 ', 2000n],
  ])('reads %j as %s centavos', (typed, centavos) => {
    expect(parseMoney(typed)).toEqual({ status: 'amount', centavos })
  })

  it.each([
    ['1.000', 100_000n],
    ['R$ 1.000', 100_000n],
    ['12.345', 1_234_500n],
    ['1.000,00', 100_000n],
    ['1,000.00', 100_000n],
    ['1 000,50', 100_050n],
    ['10.5', 1050n],
    ['10,5', 1050n],
    ['1.00', 100n],
    ['\u202aR$\u00a01.000,00\u202c', 100_000n],
    ['１．０００，５０', 100_050n],
    ['1.000,5', 100_050n],
    ['50 reais', 5_000n],
    ['1.000 R$', 100_000n],
    ['BRL 1.000,00', 100_000n],
    ['R$1.000', 100_000n],
  ])('reads %j in one way on a page in Portuguese: %s centavos', (typed, centavos) => {
    expect(parseMoney(typed)).toEqual({ status: 'amount', centavos })
  })

  it.each(['1,234', '1,000', '999,999'])('asks what %j means on a page in Portuguese', typed => {
    expect(parseMoney(typed)).toEqual({ status: 'refused', reason: 'ambiguous' })
  })

  it('reads a thousand as the buttons of a page in another language write it', () => {
    writeMoneyIn('en')
    expect(parseMoney('1,000')).toEqual({ status: 'amount', centavos: 100_000n })
    expect(parseMoney('1.000')).toEqual({ status: 'refused', reason: 'ambiguous' })
    writeMoneyIn('pt')
  })

  it.each([
    '1e3',
    '0.001',
    '-5',
    'NaN',
    '+5',
    '1.2.3',
    '1,2,3',
    ',50',
    '5,',
    '12.34,5',
    '١٢',
    '0x10',
    '1 50',
    '1.0000',
    '0.500',
    '1,234,56',
    'mil',
    '−5',
    '50,00 US$',
    '1.000,000',
    '50/100',
  ])('refuses %j, which is no amount', typed => {
    expect(parseMoney(typed)).toEqual({ status: 'refused', reason: 'not-a-number' })
  })

  it('says that nothing was typed, and that too much was', () => {
    expect(parseMoney('  ')).toEqual({ status: 'empty' })
    expect(parseMoney('R$')).toEqual({ status: 'empty' })
    expect(parseMoney('10.000.000,01')).toEqual({ status: 'refused', reason: 'too-large' })
    expect(parseMoney('10.000.000,00')).toEqual({ status: 'amount', centavos: 1_000_000_000n })
  })

  it('reads back whatever was written, with and without the sign of the currency', () => {
    fc.assert(
      fc.property(anyPayable, centavos => {
        expect(parseMoney(formatMoney(centavos))).toEqual({ status: 'amount', centavos })
        expect(parseMoney(formatAmount(centavos))).toEqual({ status: 'amount', centavos })
      }),
    )
  })

  it('never throws and never gives a negative or over-large amount, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,R$ -]{0,16}$/))
    fc.assert(
      fc.property(typed, text => {
        const reading = parseMoney(text)
        if (reading.status !== 'amount') return
        expect(reading.centavos).toBeGreaterThanOrEqual(0n)
        expect(reading.centavos).toBeLessThanOrEqual(1_000_000_000n)
      }),
      { numRuns: 500 },
    )
  })
})
