import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from '../../src/api/event-stream.ts'

const text = [
  ': welcome\n\n',
  'id: 1\nevent: change\ndata: {"topic":"balance",\ndata: "at":"2026-06-01T12:00:00Z"}\n\n',
  'retry: 4000\r\n\r\n',
  'id: 2\rdata: two\r\r',
  'id: 3\n: beat\n\n',
  'data: unfinished\n',
].join('')
const expected: StreamEvent[] = [
  { id: '1', type: 'change', data: '{"topic":"balance",\n"at":"2026-06-01T12:00:00Z"}' },
  { id: '2', type: 'message', data: 'two' },
]

test('events are read whole however the connection cuts them into chunks', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 12 }), cuts => {
      const events: StreamEvent[] = []
      const waits: number[] = []
      const ids: string[] = []
      const parse = createEventParser(
        event => events.push(event),
        waitMs => waits.push(waitMs),
        id => ids.push(id),
      )
      const places = [0, ...cuts.sort((a, b) => a - b), text.length]
      places.forEach((from, at) => {
        parse(text.slice(from, places[at + 1] ?? text.length))
      })
      expect(events).toEqual(expected)
      expect(waits).toEqual([4000])
      // A comment with an id is no event, and says all the same how far the stream is read.
      expect(ids).toEqual(['1', '2', '3'])
    }),
  )
})
