import pg from 'pg'
import type { ChaosSite } from './chaos-site.ts'

/**
 * Guards that are taken away on purpose, to see that the chaos run finds it: each a statement or two of the database's
 * superuser, some of them a function of ours with a piece left out.
 */
export const sabotages = ['forgetful', 'overdraft', 'twice'] as const
export type Sabotage = (typeof sabotages)[number]

export async function sabotage(site: ChaosSite, which: Sabotage): Promise<void> {
  const admin = new pg.Client({ connectionString: onServer(site.adminUrl()) })
  await admin.connect()
  try {
    for (const statement of statements[which]) await admin.query(statement)
    for (const [name, text, instead] of edits[which]) await edit(admin, name, text, instead)
  } finally {
    await admin.end()
  }
}

const onServer = (url: string) => Object.assign(new URL(url), { pathname: '/arara' }).href

const statements: Readonly<Record<Sabotage, readonly string[]>> = {
  // Acknowledges before it is on the disk: whatever the last seconds brought is gone when PostgreSQL is killed.
  forgetful: [
    'ALTER SYSTEM SET synchronous_commit = off',
    `ALTER SYSTEM SET wal_writer_delay = '10s'`,
    'SELECT pg_reload_conf()',
  ],
  overdraft: ['ALTER TABLE wallet DROP CONSTRAINT wallet_never_negative'],
  // Several rows may have one key, and nobody looks whether there is one.
  twice: [
    'DROP INDEX ledger_transaction_key',
    'ALTER TABLE call DROP CONSTRAINT call_pkey',
    'CREATE INDEX ON call (member_id, key)',
  ],
}

type Edit = readonly [name: string, text: string, instead: string]

const edits: Readonly<Record<Sabotage, readonly Edit[]>> = {
  forgetful: [],
  overdraft: [
    [
      'bet_refusal',
      `IF (w.cash + CASE WHEN g.id IS NULL THEN 0 ELSE w.bonus END < p_stake) THEN RETURN 'insufficient_balance'; END IF;`,
      '',
    ],
    ['stake_legs', 'least(w.cash, p_stake)', 'p_stake'],
    ['post_round', 'least(w.cash, p_stake)', 'p_stake'],
  ],
  twice: [
    ['game_replay', 'AND key = p_key', 'AND key = p_key AND false'],
    ['ledger_replay', 'AND key = p_key', 'AND key = p_key AND false'],
  ],
}

async function edit(admin: pg.Client, name: string, text: string, instead: string): Promise<void> {
  const { rows } = await admin.query<{ source: string }>(
    'SELECT pg_get_functiondef(oid) AS source FROM pg_proc WHERE proname = $1',
    [name],
  )
  const source = rows[0]?.source ?? ''
  if (!source.includes(text)) throw new Error(`${name} has no such piece any more: ${text}`)
  await admin.query(source.replaceAll(text, instead))
}
