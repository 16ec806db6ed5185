import { type Row, rowsOf } from '../row.ts'

const row = rowsOf(3)

const userInfo = [
  ...['id', 'name', 'nickname', 'realname', 'email', 'phone', 'qq', 'gender', 'invite_code'],
  ...['money', 'fs_money', 'ml_money', 'total_money', 'total_slot_money', 'total_live_money', 'score'],
  ...['register_ip', 'register_area', 'register_site', 'status', 'is_tips_on', 'is_in_on', 'is_trans_on'],
  ...['is_demo', 'lang', 'top_id', 'agent_id', 'total_credit', 'used_credit'],
  ...['level', 'slot_level', 'live_level', 'level_name', 'created_at', 'updated_at', 'deleted_at'],
  ...['site', 'is_ms_reg', 'has_qk_pwd', 'd7_map', 'day7_id', 'bridge_password_token', 'bridge_password'],
]

const withdrawPost = [
  ...['name', 'money', 'account', 'member_bank_id', 'member_bank_text', 'member_remark', 'qk_pwd'],
  ...['payment_type', 'cpf_id', 'phone_number', 'email', 'cnpj', 'evp'],
]

/** Section 3: entities and their fields; a row for each field of what a member is and sends. */
export const entities: readonly Row[] = [
  ...userInfo.map(field =>
    row(`User info: ${field}`, {
      kind: 'answer',
      ask: { call: 'POST /api/auth/me', as: 'member' },
      status: 200,
      expect: [{ at: 'data', has: [field] }],
    }),
  ),
  row('User info: gender is 0 by default', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'member' },
    status: 200,
    expect: [{ at: 'data.gender', is: 0 }],
  }),
  row('User info: has_qk_pwd says whether a withdrawal password is set', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'member' },
    status: 200,
    expect: [{ at: 'data.has_qk_pwd', is: false }],
  }),
  row(
    'User info: the fields of the older system’s password are always null',
    {
      kind: 'answer',
      ask: { call: 'POST /api/auth/me', as: 'member' },
      status: 200,
      expect: [
        { at: 'data.bridge_password', is: null },
        { at: 'data.bridge_password_token', is: null },
      ],
    },
    'docs/rules/wire.md#names',
  ),
  row('Profile photos: male list and female list', {
    kind: 'answer',
    ask: { call: 'GET /api/profilepictures', as: 'guest' },
    status: 200,
    expect: [{ at: 'data', has: ['male', 'female'] }],
  }),
  row('Profile photos: current profile URL', {
    kind: 'answer',
    ask: { call: 'POST /api/profilepictures/user', as: 'member' },
    status: 200,
    expect: [{ at: 'data', has: ['url'] }],
  }),
  row('Game favourite: game_id, member_id', {
    kind: 'call',
    call: 'POST /api/games/follow/set',
    body: ['game_id', 'member_id'],
  }),
  ...['money', 'payment_desc', 'payment_id', 'payment_type'].map(field =>
    row(`Recharge post: ${field}`, { kind: 'call', call: 'POST /api/recharge/online', body: [field] }),
  ),
  ...withdrawPost.map(field =>
    row(`Withdraw post: ${field}`, { kind: 'call', call: 'POST /api/drawing', body: [field] }),
  ),
  ...['id', 'claimed_at', 'event_ended_at', 'is_claimed', 'required_amount', 'reward_amount'].map(field =>
    row(`Recharge rebate details: ${field}`, {
      kind: 'call',
      call: 'POST /api/rechargerebate/check',
      reply: [`data.details.${field}`],
    }),
  ),
  ...['status', 'code', 'remainingspins', 'reward', 'quantity', 'message'].map(field =>
    row(`Lottery wheel result: ${field}`, {
      kind: 'answer',
      ask: { call: 'POST /api/lotterywheel/check', as: 'member' },
      status: 200,
      expect: [{ at: '', has: [field] }],
    }),
  ),
  row('Lottery wheel: prizes have an icon', {
    kind: 'call',
    call: 'POST /api/lotterywheel/check',
    reply: ['data.icon'],
  }),
  ...['userviplvl', 'totalrecharge', 'totalbetting'].map(field =>
    row(`VIP info: ${field}`, {
      kind: 'answer',
      ask: { call: 'POST /api/member/vip/info', as: 'member' },
      status: 200,
      expect: [{ at: 'uservip', has: [field] }],
    }),
  ),
  row('VIP info: a VIP data list', {
    kind: 'call',
    call: 'POST /api/member/vip/info',
    reply: ['data.level'],
  }),
  ...[
    'total_recharge_amount',
    'total_withdraw_amount',
    'total_bonus_amount',
    'total_fee_amount',
    'details',
  ].map(field =>
    row(`Order centre: ${field}`, {
      kind: 'answer',
      ask: { call: 'GET /api/ordercenter/details', as: 'member' },
      status: 200,
      expect: [{ at: '', has: [field] }],
    }),
  ),
  row('Order centre: fee list', { kind: 'call', call: 'GET /api/ordercenter/fee', reply: ['fee.id'] }),
  row('Order centre: association list', {
    kind: 'call',
    call: 'GET /api/ordercenter/association',
    reply: ['association.id'],
  }),
  ...['language_flag_link', 'language_name', 'language_code'].map(field =>
    row(`Supported language: ${field}`, {
      kind: 'answer',
      ask: { call: 'GET /api/language/getList', as: 'guest' },
      status: 200,
      expect: [{ at: 'data.0', has: [field] }],
    }),
  ),
  ...['recharge', 'betting', 'settlement'].map(table =>
    row(`Agency rebate tiers: ${table}`, {
      kind: 'call',
      call: `GET /api/agency/mechanism/${table}`,
      reply: ['data.from_amount', 'data.direct_percent'],
    }),
  ),
  row('Telegram link', {
    kind: 'call',
    call: 'GET /api/informationcenter/support',
    reply: ['data.telegram_link'],
  }),
  row('Notifications', {
    kind: 'call',
    call: 'GET /api/informationcenter/notification',
    reply: ['data.kind'],
  }),
  row('Announcements', {
    kind: 'call',
    call: 'GET /api/informationcenter/announcement',
    reply: ['data.title'],
  }),
  row('Language: icon, option, value', {
    kind: 'unchecked',
    why: 'fields of one client’s list box; the server’s three fields carry the same',
  }),
  row('Site logo', { kind: 'unchecked', why: 'a picture of the brand; the visual tests show it' }),
  row('Modal flags: reminder off, modal opened', {
    kind: 'unchecked',
    why: 'the specification names no field, call or screen for them',
  }),
]
