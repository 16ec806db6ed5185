import type { User } from '../../../contract/auth/auth.ts'
import { pictureUrl } from '../../platform/files/pictures.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { WalletView } from '../../wallet/members.ts'
import { maskCpf, maskEmail, maskName, maskPhone } from './member-rules.ts'
import type { lifetimeStake, MemberRow } from './member-store.ts'
import { openField } from './sealed-fields.ts'

interface Parts {
  readonly member: MemberRow
  readonly wallet: WalletView
  readonly stake: Awaited<ReturnType<typeof lifetimeStake>>
  readonly levels: Pick<User, 'level' | 'slot_level' | 'live_level' | 'level_name'>
  readonly sevenDays: Pick<User, 'd7_map' | 'day7_id'>
  readonly hasWithdrawalPassword: boolean
}

/** User info (specification, section 3). Documents travel masked only; the old system's secrets are always null. */
export function toUser(
  { member, wallet, stake, levels, sevenDays, hasWithdrawalPassword }: Parts,
  secrets: Secrets,
): User {
  return {
    ...identity(member, secrets),
    money: wallet.cash,
    fs_money: wallet.rebate,
    ml_money: wallet.wageringLeft,
    total_money: stake.total,
    total_slot_money: stake.slots,
    total_live_money: stake.live,
    total_credit: 0n,
    used_credit: 0n,
    wallet_version: Number(wallet.version),
    has_qk_pwd: hasWithdrawalPassword,
    score: 0,
    ...levels,
    ...sevenDays,
  }
}

function identity(member: MemberRow, secrets: Secrets) {
  const read = (column: 'realname' | 'cpf' | 'phone' | 'email', sealed: Buffer | null) =>
    openField(secrets, member.id, column, sealed)
  const masked = (text: string | null, mask: (text: string) => string) => (text === null ? null : mask(text))
  return {
    id: member.id,
    name: member.name,
    nickname: member.nickname,
    realname: masked(read('realname', member.realname_sealed), maskName),
    email: masked(read('email', member.email_sealed), maskEmail),
    phone: masked(read('phone', member.phone_sealed), maskPhone),
    cpf_masked: masked(read('cpf', member.cpf_sealed), maskCpf),
    qq: null,
    gender: 0,
    invite_code: member.invite_code,
    register_ip: null,
    register_area: null,
    register_site: member.register_site,
    site: member.register_site,
    status: member.status,
    is_tips_on: true,
    is_in_on: !member.is_demo && member.status === 'active',
    is_trans_on: !member.is_demo && member.status === 'active',
    is_demo: member.is_demo,
    is_ms_reg: false,
    lang: member.lang,
    top_id: member.inviter_id,
    agent_id: member.agent_id,
    created_at: member.created_at.toISOString(),
    updated_at: member.updated_at.toISOString(),
    deleted_at: null,
    bridge_password_token: null,
    bridge_password: null,
    profile_url: pictureUrl(member.picture ?? null),
  }
}
