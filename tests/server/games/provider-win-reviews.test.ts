import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { createWinHall } from '../../support/ledger/win-hall.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'

/* What becomes of a parked win: "alert the desk", and two people decide. */

let hall: Awaited<ReturnType<typeof createWinHall>>
const million = 100_000_000
beforeAll(async () => {
  hall = await createWinHall()
})
afterEach(() => expectSoundBooks(hall.world))
afterAll(() => hall.world.close())

test('two people release a win: it is paid once, counts in its round and day, and the member hears of it', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, 200_000)
  const review = await hall.firstReview(player.member.id)
  expect(await hall.decide(review.id, 'release')).toMatchObject({
    status: 200,
    body: { data: { state: 'approved' } },
  })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 9_950n + 200_000n })
  expect(await hall.newsOf(player)).toEqual(['win_released', 'win_parked'])
  expect(await hall.recordsOf(player)).toEqual([
    ['win_released', 'done', '2000.00'],
    ['win_parked', 'done', '2000.00'],
  ])
  const { rows } = await sql<{ won: bigint; day: bigint }>`
    SELECT r.won_cash AS won, d.won_cash AS day FROM round r JOIN member_day d USING (member_id, currency, day, category)
    WHERE r.member_id = ${player.member.id}`.execute(hall.world.deps.db)
  expect(rows).toEqual([{ won: 200_000n, day: 200_000n }])
  // Taken back late, it goes as any win goes.
  expect(await seat.rollback(id)).toMatchObject({ code: 200, balance: 10_000 })
})

test('a released win counts in what its stake had served of a requirement', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const { deps } = hall.world
  const owner = { memberId: player.member.id, currency: 'BRL' } as const
  const requirement = {
    source: 'rechargerebate',
    key: 'a rebate',
    required: 1_000n,
    counting: 'full',
  } as const
  await transaction(deps.db, tx =>
    deps.wallet.grantRequirement(tx, owner, { ...requirement, expiresAt: null, holds: false }),
  )
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, 200_000)
  const served = async () => {
    const { rows } = await sql<{
      stake: bigint
      won: bigint
    }>`SELECT sum(stake)::bigint AS stake, sum(won)::bigint AS won
      FROM lot_play WHERE member_id = ${owner.memberId}`.execute(deps.db)
    return rows[0]
  }
  expect(await served()).toEqual({ stake: 50n, won: 0n })
  await hall.decide((await hall.firstReview(owner.memberId)).id, 'release')
  expect(await served()).toEqual({ stake: 50n, won: 200_000n })
})

test('two people refuse a win: the operator keeps it, the member reads the reason, and the audit has an entry', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, million)
  const review = await hall.firstReview(player.member.id)
  expect(await hall.decide(review.id, 'refuse')).toMatchObject({ status: 200 })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 9_950n })
  expect(await hall.newsOf(player)).toEqual(['win_refused', 'win_parked'])
  expect(await hall.recordsOf(player)).toEqual([
    ['win_refused', 'done', '1000000.00'],
    ['win_parked', 'reversed', '1000000.00'],
  ])
  const { rows } = await sql<{ details: object }>`SELECT details FROM audit_log
    WHERE action = 'win_decide' AND subject = ${`member:${player.member.id}`}`.execute(hall.world.deps.db)
  expect(rows).toMatchObject([{ details: { win: review.id, decision: 'refuse', money: '1000000.00' } }])
})

test('nobody decides a win alone or twice, and support does not decide at all', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, million)
  const { id: win } = await hall.firstReview(player.member.id)
  const { olga, otto } = await hall.people()
  const body = { id: win, decision: 'release', reason: 'Looks right' }
  const vera = await newAdministrator(hall.world, 'Vera', 'support')
  expect(await hall.admin.call(vera, 'win-reviews/propose', body)).toMatchObject({
    body: { error: 'forbidden' },
  })
  const proposed = await hall.admin.call(olga, 'win-reviews/propose', body)
  expect(await hall.admin.call(otto, 'win-reviews/propose', body)).toMatchObject({
    body: { error: 'approval_waits' },
  })
  const proposal = proposed.body.data.id
  expect(await hall.admin.approve(olga, proposal)).toMatchObject({ body: { error: 'second_person_needed' } })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 9_950n })
  expect(await hall.admin.approve(otto, proposal)).toMatchObject({ status: 200 })
  expect(await hall.admin.call(olga, 'win-reviews/propose', body)).toMatchObject({
    body: { error: 'win_decided' },
  })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 9_950n + BigInt(million) })
})

test('the desk lists what waits, with who proposed what', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, million)
  const { id: win } = await hall.firstReview(player.member.id)
  const { olga } = await hall.people()
  const rowOf = async () => {
    const { body } = await hall.admin.call(olga, 'win-reviews', { state: 'waiting', limit: 100 })
    return body.data.find((one: { id: string }) => one.id === win)
  }
  expect(await rowOf()).toMatchObject({
    member: { id: player.member.id },
    game: { id: 'gen-00001' },
    provider: 'studio-1',
    stake: '0.50',
    amount: '1000000.00',
    won_before: '0.00',
    cap: 'win',
    proposal: null,
  })
  await hall.admin.call(olga, 'win-reviews/propose', { id: win, decision: 'refuse', reason: 'Not plausible' })
  expect(await rowOf()).toMatchObject({ proposal: { by: 'Olga' } })
})

test('a part of a round’s wins that is parked is listed with what the round won besides', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  // The cap of a round is R$ 1,000.00: the third and fourth parts are above it.
  for (const part of [40_000, 40_000, 40_000, 10_000]) await seat.win(id, part, { is_final: part === 10_000 })
  const { olga } = await hall.people()
  const partsOf = async () => {
    const { body } = await hall.admin.call(olga, 'win-reviews', { limit: 100 })
    return body.data
      .filter((one: { member: { id: string } }) => one.member.id === player.member.id)
      .map((one: { amount: string; won_before: string }) => [one.amount, one.won_before])
      .toSorted()
  }
  expect(await partsOf()).toEqual([
    ['100.00', '1200.00'],
    ['400.00', '800.00'],
  ])
  const [third] = (await hall.reviewsOf(player.member.id)).filter(({ amount }) => BigInt(amount) === 40_000n)
  await hall.decide(third?.id ?? '', 'release')
  expect(await partsOf()).toEqual([
    ['100.00', '1200.00'],
    ['400.00', '800.00'],
  ])
})

test('the rollback of a parked win’s bet takes the win with it, also while its release is proposed', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const id = randomUUID()
  await seat.bet(id, 50)
  await seat.win(id, million)
  const { id: win } = await hall.firstReview(player.member.id)
  const { olga, otto } = await hall.people()
  const body = { id: win, decision: 'release', reason: 'Looks right' }
  const proposed = await hall.admin.call(olga, 'win-reviews/propose', body)
  expect(await seat.rollback(id)).toMatchObject({ code: 200, balance: 10_000 })
  expect(await hall.reviewsOf(player.member.id)).toMatchObject([{ state: 'returned' }])
  expect(await hall.recordsOf(player)).toEqual([
    ['win_returned', 'done', '1000000.00'],
    ['win_parked', 'reversed', '1000000.00'],
  ])
  expect(await hall.admin.approve(otto, proposed.body.data.id)).toMatchObject({
    body: { error: 'win_decided' },
  })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 10_000n })
})

test('a rollback and a release at once pay the win never twice, and the books are sound', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { player, seat } = await hall.sitDown(10_000n)
    const id = randomUUID()
    await seat.bet(id, 50)
    await seat.win(id, million)
    const { id: win } = await hall.firstReview(player.member.id)
    const { olga, otto } = await hall.people()
    const body = { id: win, decision: 'release', reason: 'Looks right' }
    const proposed = await hall.admin.call(olga, 'win-reviews/propose', body)
    const released = hall.admin.approve(otto, proposed.body.data.id)
    const [back] = await Promise.all([seat.rollback(id), released])
    expect(back).toMatchObject({ code: 200 })
    // Whichever came first: the round is void, and its win gone.
    expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 10_000n })
  }
})

test('a win that went back with its bet is released no more, whatever was read before', async () => {
  const { player, seat } = await hall.sitDown(10_000n)
  const [id, { deps }] = [randomUUID(), hall.world]
  await seat.bet(id, 50)
  await seat.win(id, million)
  const { id: win } = await hall.firstReview(player.member.id)
  await seat.rollback(id)
  const decision = { memberId: player.member.id, id: win, release: true }
  const posted = await transaction(deps.db, tx => deps.wallet.decideWin(tx, decision))
  expect(posted).toMatchObject({ status: 'refused', word: 'win_decided' })
  expect(await hall.walletOf(player.member.id)).toMatchObject({ cash: 10_000n })
})

test('a bonus whose win is under review stays open for it, and is paid its part of the win', async () => {
  const { player, seat } = await hall.sitDown(0n)
  const memberId = player.member.id
  const grant = { key: 'ftd', source: 'ftd', amount: 1_000n, required: 100_000n, maxStake: null }
  const order = { memberId, currency: 'BRL', ...grant, maxConversion: null, lastsSeconds: 3_600 } as const
  await transaction(hall.world.deps.db, tx => hall.world.deps.wallet.grantBonus(tx, order), { keyed: true })
  const id = randomUUID()
  // All of the bonus is staked, and what it won is parked: nothing is left of it meanwhile.
  expect(await seat.bet(id, 1_000)).toMatchObject({ code: 200, balance: 0 })
  expect(await seat.win(id, 200_000)).toMatchObject({ code: 200, balance: 0 })
  const review = await hall.firstReview(memberId)
  await hall.decide(review.id, 'release')
  expect(await hall.walletOf(memberId)).toMatchObject({ bonus: 200_000n })
})

test('nobody erases their account while a win of theirs is under review', async () => {
  const security = createSecurityCalls(hall.world)
  const { member } = await security.withEmail()
  const { id } = member
  await sql`INSERT INTO win_review VALUES (${id}, ${randomUUID()}, NULL, 'BRL', 'studio-1', 'studio-1:gen-00001', NULL, 0, 500,
    'win', 'waiting', ${hall.world.clock.now()})`.execute(hall.world.deps.db)
  const proof = await security.proof(member, 'erase')
  const erase = { proof, confirm: true }
  expect(await security.call(member, '/api/profile/erase', erase)).toMatchObject({
    status: 422,
    body: { error: 'erasure_win_in_review' },
  })
  await sql`DELETE FROM win_review WHERE member_id = ${id}`.execute(hall.world.deps.db)
})
