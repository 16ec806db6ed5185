import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealedColumns } from '../../../server/platform/secrets/sealed-columns.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

/** Bytes that nobody can open: hashes under a key, public keys, pictures that everybody may see. */
const otherBytes = [
  'administrator_challenge.hash',
  'administrator_device.device_hash',
  'administrator_invite.token_hash',
  'administrator_passkey.public_key',
  'administrator_session.device_hash',
  'administrator_session.token_hash',
  'audit_head.hash',
  'audit_log.hash',
  'banner_picture.bytes',
  'call.request_hash',
  'captcha.image_answer',
  'captcha.sound_answer',
  'game_launch.token_hash',
  'guess_count.subject',
  'hash_canary.hash',
  'ledger_transaction.request_hash',
  'member_claim.hash',
  'member_device.token_hash',
  'member_identifier.hash',
  'member_passkey.public_key',
  'member_recovery_code.code_hash',
  'member_trace.hash',
  'passkey_challenge.hash',
  'payout_account.destination_hash',
  'promotion_recharge.payer_hash',
  'push_subscription.endpoint_hash',
  'refresh_token.hash',
  'refresh_token.rotated_by',
  'refresh_token.successor_hash',
  'registry_check.cpf_hash',
  'reset_wish.browser',
  'reset_wish.subject',
  'reward_claimant.hash',
  'sent_code.browser',
  'sent_code.code_hash',
  'sent_code.subject',
  'session.opened_by',
  'sign_in_failure.subject',
  'sole_owner.cnpj_hash',
  'webhook_inbox.digest',
]

it('every column of bytes is named: sealed, with its context, or one that nobody can open', async () => {
  const { rows } = await sql<{ name: string }>`SELECT c.table_name || '.' || c.column_name AS name
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'bytea'`.execute(
    world.deps.db,
  )
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...sealed, ...otherBytes].toSorted())
})
