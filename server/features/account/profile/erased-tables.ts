/**
 * What becomes of every table with rows of single members when one of them is erased. A table stands in exactly one of
 * the two lists, or a test fails: a new one cannot be forgotten.
 *
 * Laws are named only where docs/rules/brazil.md has them: 1.4 for article 24 of Lei 14.790 (records of all bets, prizes,
 * deposits and withdrawals) and for the five years of the rules against money laundering. All other reasons are the operator's
 * own judgement: a lawyer should confirm them, and how long each is kept, before the operator opens.
 *
 * Erased: rows that serve the member alone; nobody has to keep them.
 */
export const erasedTables = [
  'bonus_end_told',
  'call_answer',
  'favourite',
  'game_launch',
  'harm_standing',
  'key_lookup',
  'limit_reminder',
  'member_claim',
  'member_device',
  'member_failed_tries',
  'member_hold',
  'member_passkey',
  'member_recovery_code',
  'member_totp',
  'notification',
  'passkey_challenge',
  'payout_account',
  'provider_session',
  'push_message',
  'push_subscription',
  'refresh_token',
  'security_event',
  'sent_code',
] as const

const money =
  'records of money, five years (against money laundering; Lei 14.790 art. 24), under a name that says nothing'
const play =
  'bets and prizes with their draws, kept as money is (Lei 14.790 art. 24), under a name that says nothing'
const reward = 'what was given and why, part of the records of money'
const machinery = 'ids and counters without a word about the person'

/** Kept, and why; `erase-member.ts` takes out of them what identifies the person and is not asked for by that law. */
export const keptTables: Readonly<Record<string, string>> = {
  adjustment: money,
  agency_correction: reward,
  agency_line: 'who earned on whom: ids alone, part of the records of money',
  agency_statement: reward,
  agency_undone: machinery,
  agency_week: reward,
  audit_text: 'why people of the back office acted, sealed: the proof of what they decided',
  balance_return: 'how the law’s closing of the account went, part of the records of money',
  bonus_grant: reward,
  call: 'the keys that keep money from moving twice; their answers are erased',
  care_step: 'what people of the house did for the member’s protection, sealed: responsible gaming',
  cashback_day: reward,
  day7_round: reward,
  ended_session: play,
  game_round: play,
  game_seed: play,
  game_seed_next: play,
  identity_check: 'that age and identity were checked, and what came of it; what the member wrote is erased',
  identity_picture:
    'the documents of an approved check, sealed, five years (Lei 9.613 art. 10); others are erased',
  invitation: reward,
  ledger_reversal: money,
  ledger_route: money,
  ledger_transaction: money,
  ledger_transfer: money,
  letter: 'the farewell is still to be sent; a letter empties itself when it is',
  limit_change: 'limits that the house kept to: responsible gaming',
  list_version: machinery,
  lot_play: play,
  lot_return: reward,
  member_day: play,
  member_day_correction: play,
  member_identifier:
    'the CPF alone, as a keyed hash: one account a person, self-exclusion included; the others are erased',
  member_month: play,
  member_trace: 'access records, as keyed hashes, forgotten after half a year',
  member_use: play,
  offers_closing: 'that offers stay closed: responsible gaming',
  order_movement: money,
  outbox: machinery,
  parked_win: play,
  password_reset: 'decisions of our own people, beside the audit log',
  pix_payment: money,
  play_break: 'pauses and exclusions that the house kept to: responsible gaming',
  play_closing: 'what the law closed: responsible gaming',
  promotion_recharge: reward,
  rebate_day: reward,
  recharge: 'records of money, five years; what the member wrote is erased',
  recharge_event: money,
  recharge_proof: 'the proof of money that was credited, sealed, five years; of other orders it is erased',
  recharge_rebate: reward,
  recharge_route: money,
  registry_check: 'that the registry of the impeded was asked, and what it said: a keyed hash and a date',
  registry_standing: 'emptied by the next sweep: a closed account is asked about no more',
  reward: reward,
  reward_claimant: 'one claim a person: CPF and payer as keyed hashes; devices are erased',
  round: play,
  shared_bet: play,
  session: 'access records; device, browser and network are erased',
  sole_owner: money,
  sports_leg: play,
  sports_liability: play,
  sports_past_leg: play,
  sports_slip: play,
  terms_acceptance: 'the proof that the terms were accepted',
  ticket: 'what was asked of the house and answered: its proof while either side may still claim',
  ticket_message: 'as the ticket, and sealed',
  vip_member: reward,
  vip_reward: reward,
  vip_standing: reward,
  wagering_event: play,
  wagering_lot: play,
  wallet: money,
  wallet_dispute: money,
  wallet_hold: money,
  wallet_limit: 'limits that the house kept to: responsible gaming',
  wheel_remainder: reward,
  wheel_spin: reward,
  win_review: money,
  withdrawal: 'records of money, five years; what the member wrote is erased',
  withdrawal_password: 'a hash that no password fits',
}

/**
 * Of the kept tables: what goes when the time of keeping is over (`forget-members.ts`, which also takes the name and CPF of the
 * member, where the money was sent, and whose payments they were). The others are sums, draws and states under an id that leads
 * to nobody, and stay: the books must add up.
 */
export const forgottenTables = [
  'audit_text',
  'care_step',
  'identity_picture',
  'identity_check',
  'letter',
  'member_trace',
  'password_reset',
  'recharge_proof',
  'registry_check',
  'registry_standing',
  'reward_claimant',
  'session',
  'sole_owner',
  'terms_acceptance',
  'ticket_message',
  'ticket',
  'withdrawal_password',
] as const
