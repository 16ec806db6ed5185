import { type Row, rowsOf } from '../row.ts'

const row = rowsOf(2)

const areas = {
  Main: ['/', '/profile', '/game', '/video', '/login', '/searchGames'],
  Money: [
    ...['/recharge', '/rechargeRecord', '/recharge-payment', '/withdraw'],
    ...['/withdrawalRecord', '/withdrawal-card', '/withdrawalPassword'],
  ],
  Promotion: [
    ...[
      '/promotion/activity',
      '/promotion/rebates',
      '/promotion/vip',
      '/promotion/history',
      '/promotion/cover',
    ],
    ...['/promotion/activity/recharge', '/promotion/activity/invitation-activity'],
    ...['/promotion/activity/lottery-wheel', '/promotion/activity/daily-loss-relief-fund'],
    '/promotion/activity/recharge-rebate',
  ],
  'Information centre': [
    ...['/information-center/support', '/information-center/notification'],
    '/information-center/announcement',
  ],
  'Agency centre': [
    ...['/agency-center/invite', '/agency-center/agent', '/agency-center/faq'],
    ...['/agency-center/invitation-record', '/agency-center/reward', '/agency-center/agency-mechanism'],
    '/agency-center/register-subordinates',
  ],
  'Order centre': ['/order-center', '/order-center/fee', '/order-center/association'],
  'Security centre': [
    ...['/security-center', '/security-center/verify-password', '/security-center/bind-email'],
    ...['/security-center/change-password', '/security-center/change-withdrawal-password'],
  ],
  Other: [
    ...['/super-member', '/bau-do-tesouro', '/sorteio', '/nivel', '/vip', '/promocao', '/primo-deposito'],
    ...['/gameInfo', '/cztx', '/test', '/test12', '/download'],
  ],
} as const

const addresses = Object.entries(areas).flatMap(([area, paths]) =>
  paths.map(path => row(`${area}: ${path}`, { kind: 'route', path })),
)

const router: readonly Row[] = [
  row('The router uses history mode', {
    kind: 'test',
    title: 'every address of the specification opens for a guest, none white, none broken',
  }),
  row('All routes sit under one root layout', {
    kind: 'value',
    of: 'parents of all routes',
    is: ['rootRouteImport'],
  }),
  row('Every navigation scrolls to the top', {
    kind: 'test',
    title: 'every navigation scrolls to the top',
  }),
  row('No route is guarded', { kind: 'value', of: 'routes that guard', is: [] }),
  row('The root view shows a background picture only from 600 px on', {
    kind: 'value',
    of: 'queries around the background picture',
    is: [['(min-width: 600px)']],
  }),
]

const title = (demand: string, text: string) => row(demand, { kind: 'test', title: text })

/** Screens that the texts imply, by their address, their call or the browser test that shows them. */
const screens: readonly Row[] = [
  row('Login and register are modals toggled by flags', {
    kind: 'value',
    of: 'dialogs open after login, then register',
    is: ['register'],
  }),
  title(
    'Game lists and categories',
    '/game filters by category and provider, keeps both in the address, and Back leaves the list',
  ),
  title('Search', 'search answers while one types, without accents and with a slip of the finger'),
  row('Favourites', { kind: 'call', call: 'POST /api/games/follow', reply: ['data.game_id'] }),
  row('Activity centre', { kind: 'route', path: '/promotion/activity' }),
  row('Event details', {
    kind: 'call',
    call: 'GET /api/activitydetails/get',
    reply: ['data.recharge.terms'],
  }),
  row('Bank card management', { kind: 'route', path: '/withdrawal-card' }),
  row('Personal centre', { kind: 'route', path: '/profile' }),
  row('Message centre', { kind: 'route', path: '/information-center/notification' }),
  row('Order centre: game record', { kind: 'route', path: '/order-center/games' }),
  row('Order centre: transaction record', { kind: 'route', path: '/order-center' }),
  row('Order centre: recharge history', { kind: 'route', path: '/rechargeRecord' }),
  row('Wheel of fortune', { kind: 'route', path: '/promotion/activity/lottery-wheel' }),
  title('App install button', 'the button at the foot of every page installs, and goes with the offer'),
  row('Customer service', { kind: 'route', path: '/information-center/support' }),
  title('Footer', 'the footer names the licence, the age and the pages the law asks for'),
  row('Footer: terms', { kind: 'route', path: '/terms' }),
  row('Footer: privacy', { kind: 'route', path: '/privacy' }),
  row('Footer: FAQ', {
    kind: 'call',
    call: 'GET /api/informationcenter/support',
    reply: ['data.faq.question'],
  }),
  row('Footer: responsible gaming', { kind: 'route', path: '/responsible-gaming' }),
]

/** What deposit and withdrawal screens show, where the contract carries it to them. */
const shown = [
  ['payment name', 'GET /api/payments/list', 'data.name'],
  ['fee', 'GET /api/payments/list', 'data.fee_percent'],
  ['min', 'GET /api/payments/list', 'data.min'],
  ['max', 'GET /api/payments/list', 'data.max'],
  ['instant receipt', 'GET /api/payments/list', 'data.instant'],
  ['amount', 'POST /api/recharge/list', 'data.money'],
  ['actual amount', 'POST /api/drawing', 'data.actual_money'],
  ['order number', 'POST /api/recharge/list', 'data.order_no'],
  ['status', 'POST /api/recharge/list', 'data.state'],
  ['bank', 'GET /api/member/bank', 'data.name'],
  ['account type', 'GET /api/memberbanks/display', 'data.account_type'],
  ['collection account number', 'GET /api/payments/list', 'data.collection.account'],
  ['CPF number', 'POST /api/auth/me', 'data.cpf_masked'],
] as const

export const routes: readonly Row[] = [
  ...addresses,
  ...router,
  ...screens,
  ...shown.map(([what, call, field]) =>
    row(`Deposit and withdrawal screens show: ${what}`, { kind: 'call', call, reply: [field] }),
  ),
  row('Deposit and withdrawal screens show: withdrawal password', {
    kind: 'call',
    call: 'POST /api/drawing',
    body: ['qk_pwd'],
  }),
]
