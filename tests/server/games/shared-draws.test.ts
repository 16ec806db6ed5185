import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCard } from '../../../games/bingo-room/bingo-card.ts'
import { NINETY } from '../../../games/bingo-room/bingo-halls.ts'
import { cardPayout, completedAt } from '../../../games/bingo-room/bingo-room-odds.ts'
import { roomOutcome } from '../../../games/bingo-room/bingo-room-schemas.ts'
import { drawPayout } from '../../../games/five-draw/five-draw-odds.ts'
import { drawOutcome } from '../../../games/five-draw/five-draw-schemas.ts'
import { createRandom } from '../../games/support.ts'
import { askHall, betIn, createHall, type Hall, wordOf } from '../../support/ledger/shared-hall.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'

let hall: Hall
let room: Hall
beforeAll(async () => {
  hall = await createHall(1, 'cinco-da-sorte')
  room = await createHall(2, 'bingo-do-mercado')
})
afterEach(async () => {
  await expectSoundBooks(hall.world)
  await expectSoundBooks(room.world)
})
afterAll(async () => {
  await hall.close()
  await room.close()
})

test('ten tickets of a draw are checked by themselves, each paid by its own hits; an eleventh is refused', async () => {
  const ask = askHall(hall)
  const [ana] = hall.members
  if (ana === undefined) throw new Error('no member')
  const round = await hall.open()
  const tickets = Array.from({ length: 10 }, (_, slot) => {
    const picks = [1, 2, 3, 4, 5].map(number => ((number + slot * 3 - 1) % 36) + 1)
    return { stake: '1.00', picks: picks.sort((one, other) => one - other) }
  })
  const bought = []
  for (const [slot, bet] of tickets.entries())
    bought.push(betIn(await hall.place(ana, round.number, { bet, slot })))
  const [bet] = tickets
  expect(wordOf(await hall.place(ana, round.number, { bet, slot: 10 }))).toBe('bet_invalid')
  expect(wordOf(await hall.place(ana, round.number, { bet, slot: 3 }))).toBe('bet_place_taken')
  await ask.settleAll(round)
  const { drawn } = drawOutcome.parse(round.outcome)
  for (const [index, { picks }] of tickets.entries()) {
    const hits = picks.filter(pick => drawn.includes(pick)).length
    const payout = drawPayout(100n, hits)
    expect(await ask.historyOf(bought[index]?.id ?? '')).toMatchObject({
      status: 'settled',
      stake: 100n,
      payout,
    })
  }
})

test('one draw of a bingo room pays each card by the ball that completes its patterns, however many play', async () => {
  const ask = askHall(room)
  const [ana, bia] = room.members
  if (ana === undefined || bia === undefined) throw new Error('no members')
  const round = await room.open()
  const cards = [1, 2, 3, 4].map(seed => makeCard(NINETY, createRandom(seed)))
  const bet = { cardStake: '1.00', cards }
  const four = betIn(await room.place(ana, round.number, { stake: 400n, bet }))
  // The same cards in two hands: neither takes anything from the other.
  const same = betIn(await room.place(bia, round.number, { stake: 400n, bet }))
  const demo = betIn(await room.place(room.demo, round.number, { stake: 400n, bet, mode: 'demo' }))
  room.moveTo(round.closesAt)
  expect(wordOf(await room.place(bia, round.number, { stake: 400n, bet, slot: 1 }))).toBe('betting_closed')
  await ask.settleAll(round)
  const { balls } = roomOutcome.parse(round.outcome)
  const payout = cards.reduce(
    (sum, card) => sum + cardPayout(NINETY, 100n, completedAt(NINETY, card, balls)),
    0n,
  )
  for (const { id } of [four, same, demo])
    expect(await ask.historyOf(id)).toMatchObject({ status: 'settled', stake: 400n, payout })
})
