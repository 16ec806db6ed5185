import { type CallName, type Row, rowsOf } from '../row.ts'

const row = rowsOf(6)

const open: readonly CallName[] = [
  'POST /api/auth/captcha',
  'POST /api/auth/login2',
  'POST /api/auth/register2',
  'GET /api/profilepictures',
  'GET /api/language/getList',
  'GET /api/dynamicwebs/getdata',
  'GET /api/socialmedialinks/get',
  'GET /api/games/apisv2',
  'GET /api/games/listsv2',
  'GET /api/games/promotion',
  'GET /api/games/popular',
  'GET /api/payments/list',
  'GET /api/payment/online/list',
  'GET /api/member/bank',
  'GET /api/agency/mechanism/recharge',
  'GET /api/agency/mechanism/betting',
  'GET /api/agency/mechanism/settlement',
  'GET /api/informationcenter/support',
  'GET /api/informationcenter/announcement',
  'GET /api/activitydetails/get',
]

const members: readonly CallName[] = [
  'POST /api/auth/me',
  'POST /api/profilepictures/user',
  'POST /api/profilepictures/set',
  'POST /api/games/follow',
  'POST /api/games/follow/set',
  'POST /api/games/follow/delete',
  'POST /api/game/record',
  'GET /api/informationcenter/notification',
  'GET /api/day7/getAllBalance',
]

/** Calls that a demo account may not make. */
const realMembers: readonly CallName[] = [
  ...(['POST /api/games/rebates/list', 'POST /api/games/rebates/details'] as const),
  ...(['POST /api/recharge/online', 'POST /api/recharge/list', 'POST /api/drawing'] as const),
  ...(['POST /api/member/drawing_pwd/set', 'POST /api/member/drawing_pwd/modify'] as const),
  ...(['POST /api/memberbanks/save', 'GET /api/memberbanks/display'] as const),
  ...(['POST /api/member/vip/info', 'POST /api/member/vip/history', 'POST /api/cover/history'] as const),
  ...(['POST /api/agency/subordinate/register', 'POST /api/agency/reward'] as const),
  ...(['POST /api/agency/inviterecord', 'POST /api/day7/day7LoginV2'] as const),
  ...(['GET /api/ordercenter/details', 'GET /api/ordercenter/fee'] as const),
  ...(['GET /api/ordercenter/association', 'POST /api/ftd/check', 'POST /api/ftd/claim'] as const),
  ...(['POST /api/dailywheel/check', 'POST /api/dailywheel/claim'] as const),
  ...(['POST /api/invitationactivity/check', 'POST /api/invitationactivity/claim'] as const),
  ...(['POST /api/dailyrescue/check', 'POST /api/dailyrescue/claim'] as const),
  ...(['POST /api/rechargerebate/check', 'POST /api/rechargerebate/claim'] as const),
  ...(['POST /api/lotterywheel/check', 'POST /api/lotterywheel/claim'] as const),
]

const accessRows = (calls: readonly CallName[], who: string, access: string) =>
  calls.map(call => row(`${who}: ${call}`, { kind: 'access', call, access }))

/** Section 6: roles and permissions. */
export const roles: readonly Row[] = [
  ...accessRows(open, 'A guest may call', 'anyone'),
  ...accessRows(members, 'Login is needed', 'member'),
  ...accessRows(realMembers, 'Login with a real account is needed', 'real_member'),
  row('The bearer token is kept in session storage', {
    kind: 'value',
    of: 'token after the tab is read again',
    is: 'bearer',
  }),
  row('Session storage ends with its tab and outlives a reload', {
    kind: 'test',
    title: 'a reload of the tab keeps a session that is not remembered',
  }),
  row('Without a login: ‘Currently not logged in, please log in first’', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'guest' },
    status: 401,
    expect: [{ at: 'message', is: 'Currently not logged in, please log in first' }],
  }),
  row('The app says so too', { kind: 'sentence', text: 'Currently not logged in, please log in first' }),
  row('Agents have invitations', { kind: 'route', path: '/agency-center/invitation-record' }),
  row('Agents have direct and indirect subordinates', {
    kind: 'call',
    call: 'POST /api/agency/reward',
    reply: ['data.direct', 'data.second', 'data.third'],
  }),
  row('Agents have rewards', {
    kind: 'call',
    call: 'POST /api/agency/reward',
    reply: ['data.total_commission'],
  }),
  row('An ‘ordinary agent’ label exists', { kind: 'sentence', text: 'Ordinary agent' }),
  row('Members have VIP levels: general, slot, live', {
    kind: 'choices',
    call: 'POST /api/member/vip/info',
    part: 'reply',
    at: 'uservip.standings.track',
    has: ['general', 'slot', 'live'],
  }),
  row('Demo accounts exist (is_demo)', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'demo' },
    status: 200,
    expect: [{ at: 'data.is_demo', is: true }],
  }),
  row(
    'A demo account moves no real money',
    {
      kind: 'answer',
      ask: {
        call: 'POST /api/recharge/online',
        as: 'demo',
        send: { money: '50.00', payment_id: 'pix', payment_type: 'pix' },
      },
      status: 403,
      expect: [{ at: 'error', is: 'demo_not_allowed' }],
    },
    'docs/rules/accounts.md',
  ),
  row('Administrators review withdrawals', {
    kind: 'access',
    call: 'POST /api/admin/withdrawals/reject',
    access: 'administrator',
    roles: ['owner', 'reviewer'],
  }),
  row('A member may not review withdrawals', {
    kind: 'answer',
    ask: { call: 'POST /api/admin/withdrawals/approve', as: 'member', send: {} },
    status: 401,
    expect: [{ at: 'status', is: 'error' }],
  }),
  row('No administrator role appears in the interface', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'member' },
    status: 200,
    expect: [
      { at: 'data.role', is: undefined },
      { at: 'data.roles', is: undefined },
    ],
  }),
]
