import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Breach } from '../../server/wallet/invariants.ts'
import { watchBooks } from '../../server/wallet/watch-books.ts'
import { createLedgerWorld, type LedgerWorld } from '../support/ledger/ledger-world.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await createLedgerWorld()
})
afterAll(() => world.close())

it('the watch goes round all wallets a few at a time, freezes the broken one, and leaves the others alone', async () => {
  const members = []
  for (let count = 0; count < 5; count += 1) members.push(await world.member(1_000n))
  const [first = '', , , fourth = ''] = members
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  await owner.query('UPDATE wallet SET cash = cash + 1 WHERE member_id = $1', [fourth])
  await owner.end()

  const reported: Breach[] = []
  const turn = watchBooks({ db: world.db, batch: 2, onBreach: breaches => reported.push(...breaches) })
  await turn()
  expect(reported).toEqual([])
  await turn()
  expect(new Set(reported.map(breach => breach.memberId))).toEqual(new Set([fourth]))
  expect((await world.brl(fourth)).frozenReason).toMatch(/^invariant: /)
  expect((await world.brl(first)).frozenReason).toBeNull()

  const before = reported.length
  for (let turns = 0; turns < 3; turns += 1) await turn()
  expect(reported.length).toBeGreaterThan(before)
})
