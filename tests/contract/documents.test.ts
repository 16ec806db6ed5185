import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePixKey } from '../../contract/cashier/banks.ts'
import { isCnpj } from '../../contract/cnpj.ts'
import { isCpf } from '../../contract/cpf.ts'
import { normalisePhone } from '../../contract/phone.ts'

describe('Brazilian documents', () => {
  it.each(['52998224725', '12345678909', '39053344705', '00000000191'])('accepts the CPF %s', digits => {
    expect(isCpf(digits)).toBe(true)
  })

  it.each(['11111111111', '12345678901', '5299822472', '529982247255', '5299822472a', ''])(
    'refuses the CPF %j',
    digits => {
      expect(isCpf(digits)).toBe(false)
    },
  )

  it('notices any single wrong digit of a CPF', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = [...'52998224725']
        digits[position] = String((Number(digits[position]) + shift) % 10)
        expect(isCpf(digits.join(''))).toBe(false)
      }),
    )
  })

  it.each(['12ABC34501DE35', '11222333000181', '00000000000191'])('accepts the CNPJ %s', text => {
    expect(isCnpj(text)).toBe(true)
  })

  it.each(['12ABC34501DE36', '00000000000000', '12abc34501de35', '1122233300018'])(
    'refuses the CNPJ %s',
    text => {
      expect(isCnpj(text)).toBe(false)
    },
  )
})

describe('PIX keys: the declared type wins', () => {
  it('takes the same eleven digits as CPF or as phone, as declared', () => {
    expect(normalisePixKey('cpf', '529.982.247-25')).toBe('52998224725')
    expect(normalisePixKey('phone', '(11) 98765-4321')).toBe('+5511987654321')
    expect(normalisePixKey('phone', '52998224725')).toBeUndefined()
    expect(normalisePixKey('cpf', '11987654321')).toBeUndefined()
  })

  it('brings every kind to the form that DICT stores', () => {
    expect(normalisePixKey('email', ' Ana@Example.COM ')).toBe('ana@example.com')
    expect(normalisePixKey('cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(normalisePixKey('evp', '123E4567-E12B-12D1-A456-426655440000')).toBe(
      '123e4567-e12b-12d1-a456-426655440000',
    )
    expect(normalisePixKey('email', `${'a'.repeat(70)}@example.com`)).toBeUndefined()
    expect(normalisePixKey('evp', 'not-a-key')).toBeUndefined()
    expect(normalisePixKey('evp', '123e4567-e12b-12d1-\na456-426655440000')).toBe(
      '123e4567-e12b-12d1-a456-426655440000',
    )
    expect(normalisePixKey('email', 'mailto:Ana@Example.com')).toBe('ana@example.com')
  })
})

describe('a CPF and a CNPJ as people write and copy them', () => {
  it.each([
    '529,982,247-25',
    '529·982·247-25',
    '529_982_247_25',
    'CPF: 529.982.247-25',
    'cpf 52998224725',
    "'52998224725",
    '"529.982.247-25";',
    '529.982.247\u206025',
  ])('reads the CPF %j', raw => {
    expect(normalisePixKey('cpf', raw)).toBe('52998224725')
  })

  it.each([
    '11.222.333\\0001-81',
    '11.222.333\u22150001-81',
    'CNPJ: 11.222.333/0001-81',
    '11,222,333/0001-81',
  ])('reads the CNPJ %j', raw => {
    expect(normalisePixKey('cnpj', raw)).toBe('11222333000181')
  })

  it.each(['RG 52998224725', '529.982.247-25 Ana', '52998224725 12345678909', 'CPF52998224725'])(
    'refuses the CPF %j',
    raw => {
      expect(normalisePixKey('cpf', raw)).toBeUndefined()
    },
  )
})

describe('mobile phones as Brazilians write them', () => {
  it.each([
    '11987654321',
    '+55 11 98765-4321',
    '5511987654321',
    '011987654321',
    '(11) 98765-4321',
    '(011) 98765-4321',
    '+55 (011) 98765-4321',
    '0055 11 98765-4321',
    '55 011 98765-4321',
    '0 15 11 98765-4321',
    '(0XX11) 98765-4321',
    '0**11 98765-4321',
    '+55 0 21 11 98765-4321',
    '11.98765.4321',
    '\u202a+55 11 98765\u20114321\u202c',
    '（１１）９８７６５－４３２１',
    '11\u00a098765\u20134321\t',
    'tel:+55-11-98765-4321',
    '11/98765-4321',
    '11·98765·4321',
    '11 • 98765-4321',
  ])('reads %j', raw => {
    expect(normalisePhone(raw)).toBe('+5511987654321')
  })

  it.each([
    ['(55) 99123-4567', '+5555991234567'],
    ['55991234567', '+5555991234567'],
    ['+55 55 99123-4567', '+5555991234567'],
    ['5555991234567', '+5555991234567'],
    ['055991234567', '+5555991234567'],
  ])('takes 55 for an area code in %j', (raw, number) => {
    expect(normalisePhone(raw)).toBe(number)
  })

  it.each([
    '1133334444',
    '+55 11 3333-4444',
    '20987654321',
    '11887654321',
    '',
    'abc',
    '+1 11 98765-4321',
    '+351 912 345 678',
    '(55) 99123-45678',
    '559912345678',
    '+55 99 1234-5678',
    '(10) 98765-4321',
    '(52) 98765-4321',
    '(36) 98765-4321',
    '11 98765-43210',
    '11 98765-4321 ramal 2',
    '98765-4321',
  ])('refuses %j', raw => {
    expect(normalisePhone(raw)).toBeUndefined()
  })
})
