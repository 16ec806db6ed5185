import { expect, test } from 'vitest'
import { readFrameMessage } from '../../../src/features/games/frame/frame-message.ts'

const page = { name: 'the page in the frame' }
const frame = { url: 'https://games.example.test/play?token=t', page }
const from = (data: unknown, more: object = {}) =>
  readFrameMessage({ origin: 'https://games.example.test', source: page, data, ...more }, frame)

test.each([
  [{ type: 'arara.ready' }],
  [{ type: 'arara.balance' }],
  [{ type: 'arara.round', open: true }],
  [{ type: 'arara.close' }],
])('the game’s page may say %j', message => {
  expect(from(message)).toEqual(message)
})

test('nobody else is heard: another origin, another page, a frame that is not there yet', () => {
  const message = { type: 'arara.close' }
  expect(from(message, { origin: 'https://evil.example.test' })).toBeUndefined()
  expect(from(message, { source: { name: 'a page of its own' } })).toBeUndefined()
  const early = { ...frame, page: null }
  expect(
    readFrameMessage({ origin: 'https://games.example.test', source: null, data: message }, early),
  ).toBeUndefined()
})

test.each([[null], ['arara.close'], [{}], [{ type: 'arara.pay', amount: 100 }], [{ type: 'arara.round' }]])(
  '%j is none of its words',
  data => {
    expect(from(data)).toBeUndefined()
  },
)
