import { type Expectation, type Row, rowsOf } from '../row.ts'

const row = rowsOf(9)

/** The terms that a fresh product offers, as the running server states them. */
const offered = (demand: string, expect: readonly Expectation[], reading?: string) =>
  row(
    demand,
    { kind: 'answer', ask: { call: 'GET /api/activitydetails/get', as: 'guest' }, status: 200, expect },
    reading,
  )

/** Rates in hundredths of a percent. The specification's bands begin at x,001; the product's are half-open. */
const tiers = [
  ['bronze', '1000.00', '5000.00', 500, 1000],
  ['silver', '5000.00', '15000.00', 1000, 1500],
  ['gold', '15000.00', '30000.00', 1500, 1800],
  ['platinum', '30000.00', '60000.00', 1800, 2000],
  ['diamond', '60000.00', '100000.00', 2000, 2000],
] as const

/** Section 9: business constants and limits. */
export const constants: readonly Row[] = [
  row('The large-screen breakpoint is 600 px', {
    kind: 'value',
    of: 'large-screen query',
    is: '(min-width: 600px)',
  }),
  row('The style sheet has the same breakpoint', {
    kind: 'value',
    of: 'large-screen breakpoint of the style sheet',
    is: '600px',
  }),
  row('The currency is BRL', {
    kind: 'choices',
    call: 'GET /api/day7/getAllBalance',
    part: 'reply',
    at: 'data.currency',
    has: ['BRL'],
  }),
  row('The default language is pt', { kind: 'value', of: 'default language', is: 'pt' }),
  ...['pt', 'en', 'zh_cn'].map((language, place) =>
    row(
      `Supported: ${language}`,
      {
        kind: 'answer',
        ask: { call: 'GET /api/language/getList', as: 'guest' },
        status: 200,
        expect: [{ at: `data.${place}.language_code`, is: language }],
      },
      'docs/rules/constants.md',
    ),
  ),
  row('No fourth language is offered', {
    kind: 'answer',
    ask: { call: 'GET /api/language/getList', as: 'guest' },
    status: 200,
    expect: [{ at: 'data.3', is: undefined }],
  }),
  row('The update window of the service worker is 60 s', {
    kind: 'value',
    of: 'update window of the service worker in ms',
    is: 60_000,
  }),
  row('The waiting event comes after 200 ms', {
    kind: 'value',
    of: 'waiting event of the service worker in ms',
    is: 200,
  }),
  row('A password has six characters at least', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/register2', as: 'guest', send: { password: 'x9Kq2' } },
    status: 400,
    expect: [{ at: 'words.password', is: ['password_too_short'] }],
  }),
  row('A withdrawal password has six digits', {
    kind: 'answer',
    ask: { call: 'POST /api/member/drawing_pwd/set', as: 'member', send: { qk_pwd: '1234567' } },
    status: 400,
    expect: [{ at: 'words.qk_pwd', is: ['pin_invalid'] }],
  }),
  ...tiers.map(([name, from, to, from_rate, to_rate], place) =>
    offered(
      `Recharge reward: ${name}, ${from} to ${to}, ${from_rate / 100} to ${to_rate / 100} %`,
      [{ at: `data.recharge.terms.tiers.${place}`, is: { name, from, to, from_rate, to_rate } }],
      'docs/rules/constants.md#recharge-reward',
    ),
  ),
  offered('100 % bonus', [{ at: 'data.ftd.terms.match_rate', is: 10_000 }]),
  offered('The bonus goes up to R$ 1,500', [{ at: 'data.ftd.terms.max_bonus', is: '1500.00' }]),
  offered('R$ 10 free', [{ at: 'data.ftd.terms.free_amount', is: '10.00' }]),
  offered('The free money follows a first deposit of R$ 100', [
    { at: 'data.ftd.terms.free_min_recharge', is: '100.00' },
  ]),
  offered('R$ 100 for inviting friends', [{ at: 'data.invitationactivity.terms.reward', is: '100.00' }]),
  offered('8 % daily loss cashback', [{ at: 'data.dailyrescue.terms.loss_rate', is: 800 }]),
  offered('Recharge rebate: a single recharge of R$ 100 qualifies', [
    { at: 'data.rechargerebate.terms.min_recharge', is: '100.00' },
  ]),
  offered('Recharge rebate: 5 times the recharge is required', [
    { at: 'data.rechargerebate.terms.wagering_times', is: 5 },
  ]),
  offered('Recharge rebate: 20 %', [{ at: 'data.rechargerebate.terms.reward_rate', is: 2000 }]),
  row('Recharge rebate: each recharge is computed independently', {
    kind: 'call',
    call: 'POST /api/rechargerebate/check',
    reply: ['data.details.recharge_amount', 'data.details.required_amount'],
  }),
  row('Recharge rebate: lost if it is not collected', {
    kind: 'choices',
    call: 'POST /api/rechargerebate/check',
    part: 'reply',
    at: 'data.details.state',
    has: ['lost'],
  }),
  offered(
    'Wheel spins are limited (the specification names no number)',
    [{ at: 'data.lotterywheel.terms.daily_max', is: 10 }],
    'docs/rules/promotions/lotterywheel.md',
  ),
]
