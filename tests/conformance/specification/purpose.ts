import { type Row, rowsOf } from '../row.ts'

const row = rowsOf(1)

/** Section 1: what the product does and for whom. */
export const purpose: readonly Row[] = [
  row('The site states that it is operated under a Curacao licence', {
    kind: 'answer',
    ask: { call: 'GET /api/dynamicwebs/getdata', as: 'guest', query: 'site=default' },
    status: 200,
    expect: [{ at: 'data.licence_line', contains: 'Curaçao' }],
  }),
  row('The site states that it is for users over 18', {
    kind: 'answer',
    ask: { call: 'GET /api/dynamicwebs/getdata', as: 'guest', query: 'site=default' },
    status: 200,
    expect: [{ at: 'data.licence_line', contains: 'under 18' }],
  }),
  row('Games come in eleven categories', {
    kind: 'choices',
    call: 'GET /api/games/listsv2',
    part: 'reply',
    at: 'data.game_type',
    has: ['slots', 'live', 'crash', 'fish', 'arcade', 'bingo', 'card', 'lottery', 'sports', 'table', 'video'],
  }),
  row('Promotions: recharge, first deposit, invitation, daily loss cashback, recharge rebate, wheel', {
    kind: 'answer',
    ask: { as: 'guest', call: 'GET /api/activitydetails/get' },
    status: 200,
    expect: [
      {
        at: 'data',
        has: ['recharge', 'ftd', 'invitationactivity', 'dailyrescue', 'rechargerebate', 'lotterywheel'],
      },
    ],
  }),
  row('Players log in', { kind: 'access', call: 'POST /api/auth/login2', access: 'anyone' }),
  row('Players register', { kind: 'access', call: 'POST /api/auth/register2', access: 'anyone' }),
  row('Players search games', { kind: 'route', path: '/searchGames' }),
  row('Players deposit', { kind: 'route', path: '/recharge' }),
  row('Players withdraw', { kind: 'route', path: '/withdraw' }),
  row('Players manage bank details', { kind: 'route', path: '/withdrawal-card' }),
  row('Players use VIP levels', { kind: 'route', path: '/promotion/vip' }),
  row('Players use rebates', { kind: 'route', path: '/promotion/rebates' }),
  row('The agency programme has invitations and rewards', { kind: 'route', path: '/agency-center/reward' }),
  row('An information centre offers support', { kind: 'route', path: '/information-center/support' }),
  row('An information centre offers notifications', {
    kind: 'route',
    path: '/information-center/notification',
  }),
  row('An information centre offers announcements', {
    kind: 'route',
    path: '/information-center/announcement',
  }),
  row('The currency is BRL', {
    kind: 'answer',
    ask: { call: 'GET /api/day7/getAllBalance', as: 'member', query: 'currency=BRL&platType=all' },
    status: 200,
    expect: [{ at: 'data.currency', is: 'BRL' }],
  }),
  row('The CPF number serves as tax id', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/register2', as: 'guest', send: { cpf: '11111111111' } },
    status: 400,
    expect: [{ at: 'words.cpf', is: ['cpf_invalid'] }],
  }),
  row('The default language is Portuguese', { kind: 'value', of: 'default language', is: 'pt' }),
  row('The text catalogues have eight languages', {
    kind: 'value',
    of: 'languages of the text catalogues',
    is: ['en', 'id', 'ms', 'pt', 'th', 'tr', 'vi', 'zh_cn'],
  }),
  row(
    'The selectable set is en, pt and zh_cn (the specification gives two readings)',
    { kind: 'value', of: 'selectable languages', is: ['en', 'pt', 'zh_cn'] },
    'docs/rules/wire.md#language',
  ),
  row('The notice of a terms change is two weeks at least', {
    kind: 'value',
    of: 'days of notice before terms change',
    is: 14,
  }),
]
