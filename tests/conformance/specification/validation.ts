import { type CallName, type Check, type Row, rowsOf } from '../row.ts'

const row = rowsOf(5)

/** The running server refuses what was sent, and names the field with this word. */
const refused = (
  call: CallName,
  send: Readonly<Record<string, unknown>>,
  field: string,
  word: string,
): Check => ({
  kind: 'answer',
  ask: { call, as: 'member', send },
  status: 400,
  expect: [{ at: `words.${field}`, has: [word] }],
})

/** The running server refuses the whole, and finds no fault in this field. */
const accepted = (call: CallName, send: Readonly<Record<string, unknown>>, field: string): Check => ({
  kind: 'answer',
  ask: { call, as: 'member', send },
  status: 400,
  expect: [
    { at: 'error', is: 'parameters_invalid' },
    { at: `words.${field}`, is: undefined },
  ],
})

const register = 'POST /api/auth/register2'
const id = '0198c0de-0000-4000-8000-000000000001'

/** Prompts of required fields: the call that asks for the field, and the field. */
const required = [
  ['account', register, 'name', {}],
  ['password', register, 'password', {}],
  ['verification code', register, 'captcha', {}],
  ['name', register, 'realname', {}],
  ['phone', register, 'phone', {}],
  ['withdrawal password', 'POST /api/drawing', 'qk_pwd', {}],
  ['bank', 'POST /api/memberbanks/save', 'bank', { id, kind: 'bank' }],
  ['CPF', register, 'cpf', {}],
  ['amount', 'POST /api/recharge/online', 'money', {}],
  ['payment method', 'POST /api/recharge/online', 'payment_id', {}],
] as const

const change = 'POST /api/security/password'
const subordinate = 'POST /api/agency/subordinate/register'
const pin = 'POST /api/member/drawing_pwd/set'
const order = { payment_id: 'pix', payment_type: 'pix' }

/** Section 5: validation rules, asked of the running server. */
export const validation: readonly Row[] = [
  ...required.map(([what, call, field, send]) =>
    row(`Required prompt: ${what}`, refused(call, send, field, 'required')),
  ),
  row(
    'A password of five characters is refused',
    refused(register, { password: 'x9Kq2' }, 'password', 'password_too_short'),
  ),
  row('A password of six characters is long enough', accepted(register, { password: 'x9Kq2v' }, 'password')),
  row('The prompt names six characters', { kind: 'word', word: 'password_too_short', text: '6 characters' }),
  row('The prompt says that the two entries of a password differ', {
    kind: 'word',
    word: 'password_mismatch',
    text: 'do not match',
  }),
  row(
    'The two entries of a withdrawal password match',
    refused(
      pin,
      { qk_pwd: '271828', qk_pwd_confirmation: '271829' },
      'qk_pwd_confirmation',
      'password_mismatch',
    ),
  ),
  row(
    'A password whose two entries differ is refused',
    refused(
      change,
      { old_password: 'x9Kq2vR4', password: 'x9Kq2vR4', password_confirmation: 'x9Kq2vR5' },
      'password_confirmation',
      'password_mismatch',
    ),
  ),
  row(
    'A new password that equals the old one is refused',
    refused(
      change,
      { old_password: 'x9Kq2vR4', password: 'x9Kq2vR4', password_confirmation: 'x9Kq2vR4' },
      'password',
      'password_same',
    ),
  ),
  row('The prompt says that the new password differs from the old one', {
    kind: 'word',
    word: 'password_same',
    text: 'The new password',
  }),
  row('The new withdrawal password differs from the old one', {
    kind: 'word',
    word: 'withdrawal_password_same',
    status: 422,
  }),
  row(
    'A withdrawal password of five digits is refused',
    refused(pin, { qk_pwd: '27182' }, 'qk_pwd', 'pin_invalid'),
  ),
  row(
    'A withdrawal password of seven digits is refused',
    refused(pin, { qk_pwd: '2718281' }, 'qk_pwd', 'pin_invalid'),
  ),
  row(
    'A withdrawal password with letters is refused',
    refused(pin, { qk_pwd: '27182a' }, 'qk_pwd', 'pin_invalid'),
  ),
  row('A withdrawal password of six digits is taken', accepted(pin, { qk_pwd: '271828' }, 'qk_pwd')),
  row('The prompt of a withdrawal password names six digits', {
    kind: 'word',
    word: 'pin_invalid',
    text: '6 digits',
  }),
  row('A valid mobile phone number is required', {
    kind: 'sentence',
    text: 'A valid mobile phone number is required',
  }),
  row('A land line is no mobile phone', refused(register, { phone: '1133334444' }, 'phone', 'phone_invalid')),
  row('A mobile phone with area code is taken', accepted(register, { phone: '11987654321' }, 'phone')),
  row('An amount below the minimum has its own message, with the minimum of the payment list', {
    kind: 'answer',
    ask: { call: 'POST /api/recharge/online', as: 'member', send: { ...order, money: '9.99' } },
    status: 422,
    expect: [
      { at: 'error', is: 'amount_below_minimum' },
      { at: 'message', contains: 'below the minimum' },
      { at: 'details.minimum', is: '10.00' },
    ],
  }),
  row('An amount above the maximum has its own message, with the maximum of the payment list', {
    kind: 'answer',
    ask: { call: 'POST /api/recharge/online', as: 'member', send: { ...order, money: '50000.01' } },
    status: 422,
    expect: [
      { at: 'error', is: 'amount_above_maximum' },
      { at: 'message', contains: 'above the maximum' },
      { at: 'details.maximum', is: '50000.00' },
    ],
  }),
  row('Minimum and maximum come from the payment list', {
    kind: 'answer',
    ask: { call: 'GET /api/payments/list', as: 'guest', query: 'domain=default' },
    status: 200,
    expect: [
      { at: 'data.0.id', is: 'pix' },
      { at: 'data.0.min', is: '10.00' },
      { at: 'data.0.max', is: '50000.00' },
    ],
  }),
  row('A subordinate is registered with the invitee’s phone', refused(subordinate, {}, 'phone', 'required')),
  row(
    'A subordinate is registered with the inviter’s code',
    refused(subordinate, {}, 'invite_code', 'required'),
  ),
  row('A subordinate is registered with the invitee’s UID', refused(subordinate, {}, 'uid', 'required')),
  row(
    'Registration requires the terms to be accepted',
    refused(register, { accept_terms: false }, 'accept_terms', 'terms_required'),
  ),
  row('The form asks for terms and privacy policy', {
    kind: 'sentence',
    text: 'I accept the <0>terms of use</0> and the <1>privacy policy</1>.',
  }),
  row('Registration asks for the age', refused(register, { over_18: false }, 'over_18', 'age_required')),
  row('The age notice is shown', { kind: 'sentence', text: 'I am 18 or older.' }),
  row('Generic message: ‘Please fix the error in the form’', {
    kind: 'sentence',
    text: 'Please fix the error in the form',
  }),
  row('Generic message: ‘enter correct parameters’', {
    kind: 'word',
    word: 'parameters_invalid',
    status: 400,
    text: 'enter correct parameters',
  }),
]
