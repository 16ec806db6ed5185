import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draw, integerBelow, openDraw, pickDistinct, shuffle } from '../../games/fairness/draw.ts'
import { type FairInput, floats, isClientSeed } from '../../games/fairness/floats.ts'
import { hmacSha256 } from '../../games/fairness/hmac.ts'
import { seedHash } from '../../games/fairness/seed-hash.ts'

const input: FairInput = {
  serverSeed: '1f'.repeat(32),
  clientSeed: 'arara-2026',
  nonce: 7,
  game: 'dice-classico',
}
const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (value: Uint8Array) => Buffer.from(value).toString('hex')

function drawOf(words: readonly number[]): Draw {
  let index = 0
  return {
    async next() {
      const word = words[index]
      if (word === undefined) throw new Error('the draw is exhausted')
      index += 1
      return word / 2 ** 32
    },
  }
}

test('HMAC-SHA256 gives the published answers of RFC 4231, cases 1, 2 and 6', async () => {
  expect(hex(await hmacSha256(new Uint8Array(20).fill(0x0b), bytes('Hi There')))).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  )
  expect(hex(await hmacSha256(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
  const longKey = bytes('Test Using Larger Than Block-Size Key - Hash Key First')
  expect(hex(await hmacSha256(new Uint8Array(131).fill(0xaa), longKey))).toBe(
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  )
})

test('SHA-256 of a seed gives the published answer of FIPS 180-2 for "abc"', async () => {
  expect(await seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

/** Figures made with Python's hmac module, so that a second implementation has agreed. */
test('the floats are the words that another implementation computes, across two blocks', async () => {
  expect(await seedHash(input.serverSeed)).toBe(
    '455822389ee3a5cae177bfae0654d936efccacee95363682469b832cb97cc712',
  )
  const words = [
    2546882875, 3580801959, 2284554136, 460931743, 1090451654, 2418417398, 370907573, 2436923532, 8731685,
    2638329611,
  ]
  expect(await floats(input, 10)).toEqual(words.map(word => word / 2 ** 32))
  const draw = openDraw(input)
  for (const word of words) expect(await draw.next()).toBe(word / 2 ** 32)
})

test('another game, nonce, client seed or server seed draws other numbers', async () => {
  const first = await floats(input, 1)
  for (const other of [
    { game: 'mines' },
    { nonce: 8 },
    { clientSeed: 'b' },
    { serverSeed: '20'.repeat(32) },
  ]) {
    expect(await floats({ ...input, ...other }, 1)).not.toEqual(first)
  }
})

test('a client seed may hold no separator', () => {
  expect(isClientSeed('Arara_2026-x')).toBe(true)
  for (const bad of ['', 'a:b', 'a b', 'ã', 'x'.repeat(65)]) expect(isClientSeed(bad)).toBe(false)
})

test('a word of the last incomplete run is thrown away, so that no number is favoured', async () => {
  const lastFair = Math.floor(2 ** 32 / 37) * 37 - 1
  expect(await integerBelow(drawOf([lastFair, 5]), 37)).toBe(36)
  expect(await integerBelow(drawOf([lastFair + 1, 5]), 37)).toBe(5)
})

test('drawn members are different and within range; a shuffle keeps every item', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(100_000), async (size, nonce) => {
      const picked = await pickDistinct(openDraw({ ...input, nonce }), size, Math.ceil(size / 2))
      expect(new Set(picked).size).toBe(Math.ceil(size / 2))
      expect(picked.every(value => value >= 0 && value < size)).toBe(true)
      const items = Array.from({ length: size }, (_, index) => `item-${index}`)
      expect((await shuffle(openDraw({ ...input, nonce }), items)).sort()).toEqual(items.sort())
    }),
    { numRuns: 60 },
  )
})
