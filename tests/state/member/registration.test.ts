import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/api/sha256.ts'
import { solveProof } from '../../../src/api/solve-proof.ts'
import {
  checkRegistration,
  registrationBody,
} from '../../../src/features/auth/register/check-registration.ts'
import { maskCpf, maskPhone } from '../../../src/features/auth/register/mask.ts'
import { isGuessed } from '../../../src/ui/fields/guessed-password.ts'
import { passwordStrength } from '../../../src/ui/fields/password-strength.ts'

const whole = {
  name: 'maria.silva',
  phone: '(11) 98765-4321',
  password: 'tucano-7-azul',
  password_confirmation: 'tucano-7-azul',
  realname: 'Maria da Silva',
  cpf: '529.982.247-25',
  birth_date: '1990-05-17',
  email: '',
  gender: '',
  postal_code: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  invite_code: '',
  captcha: 'ABCDE',
  accept_terms: true,
  over_18: true,
}
const today = '2026-11-20'

test('a whole registration has no mistakes, and what is optional and empty does not travel', () => {
  expect(checkRegistration(whole, today, [])).toEqual({})
  expect(registrationBody(whole, [])).not.toHaveProperty('invite_code')
  expect(registrationBody(whole, [])).not.toHaveProperty('email')
})

test.each([
  ['cpf', { cpf: '529.982.247-26' }, 'cpf_invalid'],
  ['phone', { phone: '(11) 3765-4321' }, 'phone_invalid'],
  ['password', { password: 'abc', password_confirmation: 'abc' }, 'password_too_short'],
  ['password_confirmation', { password_confirmation: 'something-else' }, 'password_mismatch'],
  ['name', { name: '' }, 'required'],
  ['captcha', { captcha: '' }, 'required'],
  ['accept_terms', { accept_terms: false }, 'terms_required'],
  ['over_18', { over_18: false }, 'age_required'],
] as const)(
  'the form names the mistake in %s before anything is sent (specification, section 5)',
  (field, change, word) => {
    expect(checkRegistration({ ...whole, ...change }, today, [])).toEqual({ [field]: word })
  },
)

test('eighteen counts from the birthday itself', () => {
  expect(checkRegistration({ ...whole, birth_date: '2008-11-20' }, today, [])).toEqual({})
  expect(checkRegistration({ ...whole, birth_date: '2008-11-21' }, today, [])).toEqual({
    birth_date: 'under_age',
  })
})

test('masks grow with what is typed and bear what is pasted', () => {
  expect(maskCpf('5299822')).toBe('529.982.2')
  expect(maskCpf('529.982.247-25')).toBe('529.982.247-25')
  expect(maskPhone('11')).toBe('11')
  expect(maskPhone('11987654321')).toBe('(11) 98765-4321')
  expect(maskPhone('+55 11 98765-4321')).toBe('(11) 98765-4321')
})

test('a mask never changes the digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,11}$/), digits => {
      expect(maskCpf(digits).replace(/\D/g, '')).toBe(digits)
      expect(maskPhone(digits).replace(/\D/g, '')).toBe(digits)
    }),
  )
})

test('a password is the weaker the more it is a run, a repetition or known from the form', () => {
  expect(passwordStrength('abc', [])).toBe('short')
  expect(passwordStrength('123456789', [])).toBe('weak')
  expect(passwordStrength('aaaaaaaaaaaa', [])).toBe('weak')
  expect(passwordStrength('maria.silva1', ['maria.silva'])).toBe('weak')
  expect(passwordStrength('tucano-7-Azul', ['maria.silva'])).toBe('strong')
})

test('a password that the server refuses is never called more than weak', () => {
  const given = [
    'abcdef',
    'senha1',
    'Aa@123456',
    'vivo12345',
    'tigrinho',
    'Flamengo2024!',
    'S3nh@forte#1234',
    'mudar@Mudar',
  ]
  expect(given.map(password => passwordStrength(password, [], isGuessed))).toEqual(given.map(() => 'weak'))
  expect(passwordStrength('Maria_Silva2024', ['maria.silva'], isGuessed)).toBe('weak')
  expect(passwordStrength('tucano-7-Azul', ['maria.silva'], isGuessed)).toBe('strong')
})

test('our SHA-256 is SHA-256', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
      const words = sha256(bytes)
      const hex = [...words].map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')
      expect(hex).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  )
})

test('the proof of work solves the challenge as the server checks it', () => {
  const prefix = 'c0ffee:'
  const proof = solveProof({ prefix, bits: 12 })
  const hash = createHash('sha256').update(`${prefix}${proof}`).digest()
  expect(hash.readUInt32BE(0) >>> 20).toBe(0)
})

const federal = ['email', 'gender', 'address'] as const
const atHome = {
  ...whole,
  email: 'maria@example.com',
  gender: 'female',
  postal_code: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

test('the federal licence asks for e-mail, gender and address (docs/rules/brazil.md), another for none of them', () => {
  expect(checkRegistration(whole, today, federal)).toEqual({
    email: 'required',
    gender: 'required',
    postal_code: 'required',
    street: 'required',
    number: 'required',
    district: 'required',
    city: 'required',
    state: 'required',
  })
  expect(checkRegistration(atHome, today, federal)).toEqual({})
  expect(checkRegistration({ ...atHome, postal_code: '0131' }, today, federal)).toEqual({
    postal_code: 'invalid',
  })
  expect(registrationBody(atHome, federal)).toMatchObject({ gender: 'female', address: { state: 'SP' } })
  expect(registrationBody(atHome, [])).not.toHaveProperty('address')
})
