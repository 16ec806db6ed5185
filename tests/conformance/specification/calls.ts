import { type CallName, type Check, type Row, rowsOf } from '../row.ts'

const row = rowsOf(7)

type Shape = Omit<Extract<Check, { kind: 'call' }>, 'kind' | 'call'>

interface Listed {
  readonly call: CallName
  /** What an old client sends. */
  readonly query?: string
  readonly send?: Readonly<Record<string, unknown>>
  /** Fields that the specification shows; where it shows none, the call alone is demanded. */
  readonly shows?: Shape
}

const site = 'site=default'
const named = { name: 'x', site: 'default' }
const claim = { send: named, shows: { body: ['name', 'site'] } } as const
const rebate = { send: { member_id: '1' }, shows: { body: ['member_id'] } } as const

const auth: readonly Listed[] = [
  { call: 'POST /api/auth/captcha' },
  { call: 'POST /api/auth/login2', send: { name: 'nobody', password: 'wrong-one' } },
  { call: 'POST /api/auth/register2' },
  { call: 'POST /api/auth/me' },
  { call: 'POST /api/profilepictures/user', send: { member_id: '1' }, shows: { body: ['member_id'] } },
  { call: 'POST /api/profilepictures/set' },
  { call: 'GET /api/profilepictures' },
  { call: 'GET /api/language/getList', query: site, shows: { query: ['site'] } },
  { call: 'GET /api/dynamicwebs/getdata', query: site },
  { call: 'GET /api/socialmedialinks/get', query: site, shows: { query: ['site'] } },
]

const favourite = { game_id: '1', member_id: '1' }
const games: readonly Listed[] = [
  { call: 'GET /api/games/apisv2' },
  { call: 'GET /api/games/listsv2' },
  { call: 'POST /api/games/follow', query: 'member_id=1&name=x', shows: { query: ['member_id'] } },
  { call: 'POST /api/games/follow/set', send: favourite },
  { call: 'POST /api/games/follow/delete', send: favourite },
  { call: 'GET /api/games/promotion', query: 'name=x', shows: { query: ['name'] } },
  { call: 'GET /api/games/popular', query: 'name=x', shows: { query: ['name'] } },
  { call: 'POST /api/game/record', query: 'lang=zh_cn', shows: { query: ['lang'] } },
  { call: 'POST /api/games/rebates/list' },
  { call: 'POST /api/games/rebates/details' },
]

const recharge = { money: '50.00', payment_desc: 'x', payment_id: '1', payment_type: 'pix' }
const money: readonly Listed[] = [
  { call: 'GET /api/payments/list', query: 'domain=default', shows: { query: ['lang', 'domain'] } },
  { call: 'GET /api/payment/online/list' },
  {
    call: 'POST /api/recharge/online',
    send: recharge,
    shows: { body: ['money', 'payment_desc', 'payment_id', 'payment_type'], reply: ['pay_url'] },
  },
  { call: 'POST /api/recharge/list', query: 'lang=zh_cn', shows: { query: ['lang'] } },
  { call: 'POST /api/member/drawing_pwd/set' },
  { call: 'POST /api/member/drawing_pwd/modify' },
  { call: 'POST /api/drawing' },
  { call: 'POST /api/memberbanks/save' },
  { call: 'GET /api/memberbanks/display' },
  { call: 'GET /api/member/bank' },
]

const totals = ['total_recharge_amount', 'total_withdraw_amount', 'total_bonus_amount', 'total_fee_amount']
const history: readonly Listed[] = [
  { call: 'POST /api/member/vip/info', shows: { reply: ['uservip', 'data'] } },
  { call: 'POST /api/member/vip/history' },
  { call: 'POST /api/cover/history' },
  { call: 'POST /api/agency/subordinate/register' },
  { call: 'POST /api/agency/reward' },
  { call: 'POST /api/agency/inviterecord' },
  { call: 'GET /api/agency/mechanism/recharge', shows: { reply: ['data'] } },
  { call: 'GET /api/agency/mechanism/betting', shows: { reply: ['data'] } },
  { call: 'GET /api/agency/mechanism/settlement', shows: { reply: ['data'] } },
  { call: 'GET /api/informationcenter/support', shows: { reply: ['data'] } },
  { call: 'GET /api/informationcenter/notification', shows: { reply: ['data'] } },
  { call: 'GET /api/informationcenter/announcement', shows: { reply: ['data'] } },
  { call: 'GET /api/ordercenter/details', shows: { reply: ['details', ...totals] } },
  { call: 'GET /api/ordercenter/fee', shows: { reply: ['fee'] } },
  { call: 'GET /api/ordercenter/association', shows: { reply: ['association'] } },
]

const promotions: readonly Listed[] = [
  { call: 'POST /api/ftd/check', ...claim },
  { call: 'POST /api/ftd/claim', ...claim },
  { call: 'POST /api/dailywheel/check' },
  { call: 'POST /api/dailywheel/claim' },
  { call: 'POST /api/invitationactivity/check' },
  { call: 'POST /api/invitationactivity/claim' },
  { call: 'POST /api/dailyrescue/check' },
  { call: 'POST /api/dailyrescue/claim' },
  { call: 'POST /api/rechargerebate/check', ...rebate },
  {
    call: 'POST /api/rechargerebate/claim',
    send: { member_id: '1' },
    shows: { body: ['member_id'], reply: ['data'] },
  },
  {
    call: 'POST /api/lotterywheel/check',
    shows: { reply: ['data', 'remainingspins', 'reward', 'quantity'] },
  },
  {
    call: 'POST /api/lotterywheel/claim',
    shows: { reply: ['data', 'remainingspins', 'reward', 'quantity'] },
  },
  { call: 'GET /api/activitydetails/get', shows: { query: ['lang'] } },
  { call: 'POST /api/day7/day7LoginV2' },
  {
    call: 'GET /api/day7/getAllBalance',
    query: 'currency=BRL&platType=all',
    shows: { query: ['currency', 'platType'] },
  },
]

const listed = [...auth, ...games, ...money, ...history, ...promotions]

const rules: readonly Row[] = [
  row('The bearer token is added to requests', {
    kind: 'test',
    title: 'bearer, key and body travel; a public read goes without the bearer',
  }),
  row('The lang parameter is added to every request', {
    kind: 'value',
    of: 'query of a call to the server',
    is: '?lang=pt',
  }),
  row(
    'Two record calls show lang=zh_cn; the app sends the player’s language',
    {
      kind: 'answer',
      ask: { call: 'POST /api/game/record', as: 'member', query: 'lang=zh_cn' },
      status: 200,
      expect: [],
    },
    'docs/rules/wire.md#language',
  ),
  row('The recharge answer has status and message', {
    kind: 'answer',
    ask: { call: 'POST /api/recharge/online', as: 'member', send: recharge },
    status: 404,
    expect: [{ at: '', has: ['status', 'message'] }],
  }),
  row('The browser goes on to pay_url', {
    kind: 'test',
    title: 'a member pays by PIX on the bank’s page in another tab and sees the money arrive live',
  }),
  row('A recharge that fails answers a status other than success, with its message', {
    kind: 'answer',
    ask: { call: 'POST /api/recharge/online', as: 'demo', send: { ...recharge, payment_id: 'pix' } },
    status: 403,
    expect: [
      { at: 'status', is: 'error' },
      { at: '', has: ['message'] },
    ],
  }),
  row('The query of the favourites may carry a name', {
    kind: 'answer',
    ask: { call: 'POST /api/games/follow', as: 'member', query: 'name=x' },
    status: 200,
    expect: [{ at: 'data', is: [] }],
  }),
  row('Success alert of a withdrawal', {
    kind: 'sentence',
    text: 'The withdrawal application has been submitted successfully.Please wait for the administrators review.',
  }),
  row('The code 409 of the invitation activity', { kind: 'word', word: 'user_does_not_exist', status: 409 }),
  row('All calls go to a configured base', {
    kind: 'unchecked',
    why: 'the app’s start; every browser test runs against a base of its own',
  }),
  row('Responses are unwrapped to their body', {
    kind: 'unchecked',
    why: 'inside one client; the rows of the answers read the bodies',
  }),
  row('The three mechanism tables are fetched together and errors are swallowed', {
    kind: 'unchecked',
    why: 'timing inside one client; the offline browser tests open the page without a network',
  }),
  row('The three lists of the information centre are fetched together', {
    kind: 'unchecked',
    why: 'timing inside one client; the offline browser tests open the pages without a network',
  }),
]

/** Section 7: the sixty calls, each in the contract with its shown fields and on the running server. */
export const calls: readonly Row[] = [
  ...listed.flatMap(({ call, query, send, shows = {} }) => [
    row(`${call}: in the contract`, { kind: 'call', call, ...shows }),
    row(`${call}: answered`, {
      kind: 'served',
      call,
      ...(query !== undefined && { query }),
      ...(send !== undefined && { send }),
    }),
  ]),
  ...rules,
]
