/** A column whose values are sealed by `secrets.encrypt`. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** SQL over the row: the context that the value was sealed under. */
  readonly context: string
}

const joined = (...parts: readonly string[]) => parts.join(` || ':' || `)

const ofMember = (column: string): SealedColumn => ({
  table: 'member',
  column: `${column}_sealed`,

  context: joined(`'member'`, 'id', `'${column}'`),
})

/**
 * Every sealed column of the schema. The keys' rotation opens and reseals each, and the test of erasure looks into each:
 * `tests/server/platform/sealed-columns.test.ts` fails for a `bytea` column that stands neither here nor among the hashes, and for a
 * context that does not open what the product has sealed.
 */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'administrator',
    column: 'totp_sealed',
    context: joined(`'administrator'`, 'email', `'totp'`),
  },
  {
    table: 'administrator_invite',
    column: 'totp_sealed',
    context: joined(`'administrator'`, 'email', `'totp'`),
  },
  { table: 'approval_request', column: 'sealed', context: joined(`'approval'`, 'id') },
  {
    table: 'approval_request',
    column: 'payload_sealed',
    context: joined(`'approval-payload'`, 'id'),
  },
  { table: 'audit_text', column: 'sealed', context: joined(`'audit-text'`, 'seq') },
  {
    table: 'call_answer',
    column: 'sealed',
    context: joined(`'call-answer'`, 'caller_id', 'key'),
  },
  {
    table: 'care_step',
    column: 'sealed',
    context: joined(`'care'`, 'member_id', 'id'),
  },
  {
    table: 'game_round',
    column: 'state_sealed',
    context: joined(`'game_round'`, 'member_id', 'id', `'state'`),
  },
  {
    table: 'game_seed',
    column: 'server_seed_sealed',
    context: joined(`'game_seed'`, 'member_id', 'id', `'server_seed'`),
  },
  {
    table: 'game_seed_next',
    column: 'server_seed_sealed',
    // As in game_seed: the row moves there as it is.
    context: joined(`'game_seed'`, 'member_id', 'id', `'server_seed'`),
  },
  {
    table: 'identity_check',
    column: 'appeal',
    context: joined(`'identity'`, 'member_id', 'id', `'appeal'`),
  },
  {
    table: 'identity_picture',
    column: 'sealed',
    context: joined(`'identity'`, 'member_id', 'check_id', 'kind'),
  },
  { table: 'installation', column: 'secret_canary', context: `'installation:secret_canary'` },
  { table: 'letter', column: 'sealed', context: joined(`'letter'`, 'id') },
  ...['realname', 'cpf', 'phone', 'email', 'register_ip', 'gender', 'address'].map(ofMember),
  {
    table: 'member_totp',
    column: 'secret_sealed',
    context: joined(`'member'`, 'member_id', `'totp'`),
  },
  {
    table: 'payout_account',
    column: 'destination_sealed',
    context: joined(`'payout-account'`, 'member_id', 'id'),
  },
  {
    table: 'provider_key',
    column: 'secret_sealed',
    context: joined(`'provider_key'`, 'key_id', `'secret'`),
  },
  {
    table: 'push_subscription',
    column: 'sealed',
    context: joined(`'push'`, 'member_id'),
  },
  {
    table: 'recharge_proof',
    column: 'sealed',
    context: joined(`'recharge-proof'`, 'member_id', 'recharge_id'),
  },
  { table: 'reset_wish', column: 'account_sealed', context: joined(`'reset-wish'`, 'id') },
  {
    table: 'sent_code',
    column: 'target_sealed',
    context: joined(`replace(purpose, '_', '-')`, 'member_id'),
  },
  {
    table: 'shared_chain',
    column: 'last_seed_sealed',
    context: joined(`'shared_chain'`, 'game_id', 'id', `'last_seed'`),
  },
  {
    table: 'ticket_message',
    column: 'sealed',
    context: joined(`'ticket'`, 'member_id', 'ticket_id', 'id'),
  },
  {
    table: 'withdrawal',
    column: 'destination_sealed',
    context: joined(`'withdrawal'`, 'id'),
  },
]
