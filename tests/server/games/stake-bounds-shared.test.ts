import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Deps } from '../../../server/deps.ts'
import { changeCatalogue } from '../../../server/features/lobby/catalogue/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { betIn, createHall, wordOf } from '../../support/ledger/shared-hall.ts'
import { createSportsHall, slipIn, take } from '../../support/ledger/sports-hall.ts'

/* "the game's bounds hold on every path": where everybody plays together. */

type Bounds = readonly [least: bigint, most: bigint]

/** Announced to every server, as a change of the catalogue is; or written to the database alone, without any server. */
function setBounds({ db }: Pick<Deps, 'db'>, game: string, [least, most]: Bounds, isReported: boolean) {
  const change = sql`UPDATE game SET min_bet = ${least}, max_bet = ${most} WHERE id = ${game}`
  if (!isReported) return change.execute(db)
  return transaction(db, tx =>
    changeCatalogue(tx, async version => {
      await change.execute(tx)
      await sql`UPDATE game SET version = ${version} WHERE id = ${game}`.execute(tx)
      return 1n
    }),
  )
}

const cases: readonly (readonly [string, Bounds, string])[] = [
  ['below its minimum', [1_001n, 2_000n], 'bet_below_minimum'],
  ['above its maximum', [1n, 999n], 'bet_above_maximum'],
]
const tellings = [
  ['of which the server knows', true],
  ['which the database alone knows', false],
] as const

test.each(cases.flatMap(one => tellings.map(reported => [...one, ...reported] as const)))(
  'a shared table takes no bet of R$ 10.00 %s (%s, %s) %s',
  async (_, bounds, word, __, isReported) => {
    const hall = await createHall(1)
    const [ana] = hall.members
    if (ana === undefined) throw new Error('nobody')
    const round = await hall.open()
    const before = await hall.cashOf(ana)
    for (const slot of [0, 1]) {
      await setBounds(hall.deps, hall.gameId, bounds, isReported)
      hall.advance(isReported ? 1_500 : 0)
      expect(wordOf(await hall.place(ana, round.number, { stake: 1_000n, slot }))).toBe(word)
      expect(await hall.cashOf(ana)).toBe(before)
    }
    await setBounds(hall.deps, hall.gameId, [1_000n, 1_000n], true)
    hall.advance(1_500)
    expect(betIn(await hall.place(ana, round.number, { stake: 1_000n }))).toMatchObject({ stake: 1_000n })
    await hall.close()
  },
)

test.each(cases.flatMap(one => tellings.map(reported => [...one, ...reported] as const)))(
  'a football slip of R$ 10.00 is refused %s (%s, %s) %s',
  async (_, bounds, word, __, isReported) => {
    const hall = await createSportsHall(1)
    const [ana] = hall.members
    const [match] = (await hall.open()).matches
    if (ana === undefined || match === undefined) throw new Error('nobody')
    const before = await hall.cashOf(ana)
    const leg = take(match, '1x2', 'home')
    await setBounds(hall.deps, 'liga-arara', bounds, isReported)
    hall.advance(isReported ? 1_500 : 0)
    expect(wordOf(await hall.place(ana, [leg], { each: 1_000n }))).toBe(word)
    expect(await hall.cashOf(ana)).toBe(before)
    await setBounds(hall.deps, 'liga-arara', [1_000n, 1_000n], true)
    hall.advance(1_500)
    expect(slipIn(await hall.place(ana, [leg], { each: 1_000n }))).toMatchObject({ stake: 1_000n })
    await hall.close()
  },
)
