import { type Row, rowsOf } from '../row.ts'

const row = rowsOf(8)

const reading = 'docs/rules/errors.md#texts-of-the-specification'
const sentence = (situation: string, text: string) =>
  row(`${situation}: ‘${text}’`, { kind: 'sentence', text }, reading)
const word = (situation: string, text: string, said: string, status: number) =>
  row(`${situation}: ‘${text}’`, { kind: 'word', word: said, status, text }, reading)

/** Section 8: error catalogue. */
export const errors: readonly Row[] = [
  sentence('Network failure', 'Network error, please try again later'),
  sentence('Registration', 'Registration Failed'),
  word('Invitation activity', 'USER DOES NOT EXIST', 'user_does_not_exist', 409),
  row('Invitation activity: an unknown code answers 409 with the text', {
    kind: 'answer',
    ask: { call: 'POST /api/invitationactivity/check', as: 'member', send: { invite_code: 'NOBODY99' } },
    status: 409,
    expect: [
      { at: 'code', is: 409 },
      { at: 'message', is: 'USER DOES NOT EXIST' },
    ],
  }),
  word('Not eligible', "You're not eligible for this reward", 'not_eligible', 422),
  word('Not eligible', 'User not eligible for this reward', 'user_not_eligible', 422),
  word('Not eligible', 'Not eligible to receive', 'not_eligible_to_receive', 422),
  row('Not eligible: a claim without a deposit says so', {
    kind: 'answer',
    ask: { call: 'POST /api/ftd/claim', as: 'member' },
    status: 422,
    expect: [{ at: 'message', is: "You're not eligible for this reward" }],
  }),
  word('No top-ups', 'No eligible top-ups', 'no_eligible_recharge', 422),
  word('No top-ups', 'No qualifying recharge', 'no_qualifying_recharge', 422),
  row('No top-ups: a rebate without a recharge says so', {
    kind: 'answer',
    ask: { call: 'POST /api/rechargerebate/claim', as: 'member' },
    status: 422,
    expect: [{ at: 'message', is: 'No eligible top-ups' }],
  }),
  word('Spins', 'No more roll remaining', 'no_rolls_left', 422),
  word('Spins', 'No more spins left', 'no_spins_left', 422),
  row('Spins: a wheel without spins says so', {
    kind: 'answer',
    ask: { call: 'POST /api/lotterywheel/claim', as: 'member' },
    status: 422,
    expect: [{ at: 'message', is: 'No more spins left' }],
  }),
  sentence('Loading', 'Load Fail'),
  word('Type', 'Wrong type', 'proof_unreadable', 422),
  row(
    'Type: a PIX key that is none of its type',
    { kind: 'word', word: 'pix_key_invalid', text: 'Wrong type' },
    reading,
  ),
  sentence('Empty lists', 'No games available'),
  sentence('Empty lists', 'No records available'),
  sentence('Empty lists', 'No data available'),
  sentence('Session', 'Login expired, log in again?'),
  row(
    'Unauthenticated: ‘not logged in, please log in first’',
    { kind: 'word', word: 'unauthenticated', status: 401, text: 'not logged in, please log in first' },
    reading,
  ),
  sentence('Favourites', 'Error in setting favorite'),
  row('Favourites: the server’s refusal', { kind: 'word', word: 'favourite_failed', status: 422 }),
  row('Withdrawal failure: the server answers a message', {
    kind: 'answer',
    ask: { call: 'POST /api/drawing', as: 'member' },
    status: 400,
    expect: [{ at: 'message', contains: 'enter correct parameters' }],
  }),
  row('Claim rule: code 200 with status success is success', {
    kind: 'test',
    title: 'pays once though it is sent fifty times at once, then says the literal success text',
  }),
  row('Claim rule: otherwise a message is shown', {
    kind: 'answer',
    ask: { call: 'POST /api/dailyrescue/claim', as: 'member' },
    status: 422,
    expect: [
      { at: 'status', is: 'error' },
      { at: 'code', is: 422 },
      { at: 'message', contains: 'eligible' },
    ],
  }),
  row('Claim rule: the message is translated', { kind: 'word', word: 'not_eligible', status: 422 }),
  row('Errors appear as toast messages', {
    kind: 'unchecked',
    why: 'a matter of sight; the browser tests of promotions and deposits read the toasts',
  }),
]
