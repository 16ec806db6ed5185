import { expect, test } from 'vitest'
import { createHub } from '../../../server/features/support/events/hub.ts'

const news = {
  game_id: 'foguete-arara',
  now: '2026-11-24T12:00:00.000Z',
  round: {
    number: 7,
    phase: 'betting',
    opens_at: '2026-11-24T12:00:00.000Z',
    closes_at: '2026-11-24T12:00:07.000Z',
    ends_at: null,
    outcome: null,
    anchor: 'b'.repeat(64),
    seed_hash: 'a'.repeat(64),
    client_seed: 'arara',
    nonce: 7,
    server_seed: null,
  },
} as const

function openStream(memberId: string) {
  const written: string[] = []
  const nothing = () => undefined
  const write = (event: string) => void written.push(event)
  return { written, memberId, sessionId: memberId, notify: nothing, write, beat: nothing, end: nothing }
}

test('news of a table are written once, and the same text goes to every stream that watches it until its time is up', () => {
  const hub = createHub()
  const [one, two, elsewhere, late] = ['one', 'two', 'elsewhere', 'late'].map(openStream)
  if (!one || !two || !elsewhere || !late) throw new Error('four streams')
  for (const stream of [one, two, elsewhere, late]) hub.join(stream)
  const at = Date.parse(news.now)
  for (const { memberId } of [one, two]) hub.watchTable(memberId, news.game_id, at + 1)
  hub.watchTable(elsewhere.memberId, 'roleta-ao-vivo', at + 1)
  hub.watchTable(late.memberId, news.game_id, at - 1)

  hub.notifyTable(news.game_id, news, at)

  const event = JSON.stringify({ topic: 'table', at: news.now, table: news })
  expect(one.written).toEqual([`id: ${at}\ndata: ${event}\n\n`])
  expect(two.written[0]).toBe(one.written[0])
  expect([elsewhere.written, late.written]).toEqual([[], []])
})
