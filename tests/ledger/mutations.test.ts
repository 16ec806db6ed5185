import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, freezeBroken } from '../../server/wallet/invariants.ts'
import { runHistory } from '../support/histories/run-history.ts'
import { createLedgerWorld, type LedgerWorld, slots } from '../support/ledger/ledger-world.ts'

/*
 * Each guard of the ledger is taken away, in a database of its own, and the attack that it stops must then be found.
 * The same attack on the whole ledger finds nothing: so none of the guards is there for show.
 */
let world: LedgerWorld

beforeEach(async () => {
  world = await createLedgerWorld({ max: 16 })
})
afterEach(() => world.close())

async function mutate(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** Leaves a text out of a function, as somebody might by mistake. */
async function without(name: string, text: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`SELECT pg_get_functiondef(oid) AS source FROM pg_proc
    WHERE proname = ${name}`.execute(world.db)
  const source = rows[0]?.source ?? ''
  expect(source).toContain(text)
  await mutate(source.replace(text, ''))
}

/** The message of a failure, or nothing: what a probe that must be stopped says. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  )

/** A write that goes past the rules, as a mistake in them would: the database itself must stop it. */
function rawWrite(memberId: string, key: string, debit: string, amount: number) {
  return failure(
    sql`SELECT ledger_write(${memberId}, 'BRL', ${world.newId()}, ${key}, ''::bytea, 'probe', '',
      ARRAY[ROW(${debit}, 'gaming', ${amount}, '')::ledger_leg], now())`.execute(world.db),
  )
}

/** A bet waits for a wallet that another movement empties meanwhile. It reads what that left, and is refused. */
async function betBehindAnother() {
  const memberId = await world.member(100n)
  const holder = new pg.Client({ connectionString: world.ownerUrl })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM wallet WHERE member_id = $1 FOR NO KEY UPDATE', [memberId])
    const order = {
      memberId,
      currency: 'BRL',
      ...slots,
      roundId: world.newId(),
      key: 'behind',
      stake: 100n,
    } as const
    const betting = failure(world.wallet.placeBet(world.db, order))
    const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(world.db)).rows.length).toBe(1)
    await holder.query(
      `SELECT ledger_write($1, 'BRL', $2, 'before', ''::bytea, 'probe', '',
        ARRAY[ROW('cash', 'gaming', 100, '')::ledger_leg], now())`,
      [memberId, world.newId()],
    )
    await holder.query('COMMIT')
    return await betting
  } finally {
    await holder.end()
  }
}

async function attack(): Promise<readonly string[]> {
  const found: string[] = []
  const memberId = await world.member(10_000n)
  const roundId = world.newId()
  const answers = new Map<string, string>()
  const bet = async (key: string) => {
    const order = { memberId, currency: 'BRL', ...slots, roundId, key, stake: 100n } as const
    const { status } = await world.wallet.placeBet(world.db, order)
    if ((answers.get(key) ?? status) !== status) found.push('a bet was answered twice, differently')
    answers.set(key, status)
  }
  // 150 bets where money is for 100, the first 50 of them sent twice.
  const sent = await Promise.all(Array.from({ length: 200 }, (_, n) => failure(bet(`bet:${n % 150}`))))
  found.push(...sent.filter(message => message !== undefined).map(message => `a bet failed: ${message}`))
  const behind = await betBehindAnother()
  if (behind !== undefined) found.push(`a bet failed: ${behind}`)
  const other = await world.member(100n)
  if ((await rawWrite(other, 'overdraw', 'cash', 101)) === undefined)
    found.push('an overdraft was let through')
  const twice = [await rawWrite(other, 'same', 'cash', 1), await rawWrite(other, 'same', 'cash', 1)]
  if (twice[1] === undefined) found.push('a key was posted twice')
  if ((await failure(sql`UPDATE ledger_transfer SET amount = amount + 1`.execute(world.db))) === undefined) {
    found.push('the past was rewritten')
  }
  found.push(...(await checkInvariants(world.db)).map(({ invariant }) => invariant))
  return found
}

describe('the attack on the ledger', () => {
  it('finds nothing while every guard stands', async () => {
    expect(await attack()).toEqual([])
  })

  it('finds that the lock is missing', async () => {
    await without('post_bet', 'FOR NO KEY UPDATE')
    expect((await attack()).join()).toMatch(/a bet failed/)
  })

  it('finds that the replay check is missing', async () => {
    await without('post_bet', 'IF seen.word IS NOT NULL THEN RETURN seen; END IF;')
    expect(await attack()).toContain('a bet was answered twice, differently')
  })

  it('finds that nothing keeps a wallet from falling under zero', async () => {
    await mutate('ALTER TABLE wallet DROP CONSTRAINT wallet_never_negative')
    expect(await attack()).toEqual(
      expect.arrayContaining(['an overdraft was let through', 'no snapshot is negative']),
    )
  })

  it('finds that a key is not unique', async () => {
    await mutate('DROP INDEX ledger_transaction_key')
    expect(await attack()).toContain('a key was posted twice')
  })

  it('finds that the serving role may rewrite the past, and that it was', async () => {
    await mutate('GRANT UPDATE ON ledger_transfer TO arara_app')
    expect(await attack()).toEqual(
      expect.arrayContaining(['the past was rewritten', 'wallet columns are the sums of their transfers']),
    )
  })

  it('finds an event that nobody fetched for over a minute, and a transaction that has none', async () => {
    const memberId = await world.member(1_000n)
    const soon = new Date(world.at.now.getTime() + 59_000)
    const late = new Date(world.at.now.getTime() + 61_000)
    expect(await checkInvariants(world.db, { memberId, now: soon })).toEqual([])
    expect(await checkInvariants(world.db, { memberId, now: late })).toHaveLength(1)
    await mutate('DELETE FROM outbox')
    expect(await checkInvariants(world.db, { memberId, now: soon })).toHaveLength(1)
  })

  it('finds that a late rollback leaves the day as it was, and prints the history that shows it', async () => {
    await without(
      'rollback_bet',
      'PERFORM uncount_settled(r, to_cash, to_bonus, uncounted.served_cash, is_void);',
    )
    const history = (['bet', 'win', 'rollback'] as const).map(what => ({ do: what, index: 1 }))
    await expect(runHistory(world, history)).rejects.toThrow(
      /^days are their settled rounds: .*\n {2}1\. bet 1: posted; .*\n {2}2\. win 1: posted; .*\n {2}3\. rollback 1: posted; /,
    )
  })

  it('finds money that came from nowhere, a missing step and a hold without its withdrawal, and freezes that wallet', async () => {
    const memberId = await world.member(1_000n)
    await mutate(
      `UPDATE wallet SET cash = cash + 1, hold = 5, version = version + 1 WHERE member_id = '${memberId}'`,
    )
    const breaches = await checkInvariants(world.db, { memberId })
    expect(breaches.map(({ invariant }) => invariant)).toEqual([
      'wallet columns are the sums of their transfers',
      'versions run without gaps',
      'holds are open withdrawals and disputes',
    ])
    await freezeBroken(world.db, breaches)
    expect((await world.brl(memberId)).frozenReason).toBe(
      'invariant: wallet columns are the sums of their transfers',
    )
  })
})
