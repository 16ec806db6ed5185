const at = '2026-11-28T12:00:00.000Z'

/** A member as the server sends them on the wire. */
export const wireUser = {
  ...{
    id: 'maria',
    name: 'maria',
    nickname: 'maria',
    realname: null,
    email: null,
    phone: null,
    qq: null,
    gender: 0,
    invite_code: null,
  },
  ...{ money: '0.00', fs_money: '0.00', ml_money: '0.00', total_money: '0.00', total_slot_money: '0.00' },
  ...{
    total_live_money: '0.00',
    score: 0,
    register_ip: null,
    register_area: null,
    register_site: '',
    status: 'active',
  },
  ...{
    is_tips_on: true,
    is_in_on: true,
    is_trans_on: true,
    is_demo: false,
    lang: 'pt',
    top_id: null,
    agent_id: null,
  },
  ...{ total_credit: '0.00', used_credit: '0.00', level: 0, slot_level: 0, live_level: 0, level_name: '' },
  ...{
    created_at: at,
    updated_at: at,
    deleted_at: null,
    site: '',
    is_ms_reg: false,
    has_qk_pwd: false,
    d7_map: [],
  },
  ...{
    day7_id: null,
    bridge_password_token: null,
    bridge_password: null,
    wallet_version: 0,
    cpf_masked: null,
  },
  profile_url: null,
}
