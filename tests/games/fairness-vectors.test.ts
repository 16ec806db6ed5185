import { expect, test } from 'vitest'
import { leadsToAnchor } from '../../games/fairness/chain.ts'
import { pickDistinct } from '../../games/fairness/draw.ts'
import { seedHash } from '../../games/fairness/seed-hash.ts'
import { DOCUMENTED } from '../../games/manifests.ts'
import { keepFrozen, readVectors } from '../../scripts/fairness/vector-files.ts'
import { replayVector } from '../../scripts/fairness/vectors/make-vector.ts'

const files = Array.from(DOCUMENTED.values(), ({ document, recipes }) => {
  const { engine, version, games, seeds } = document
  const file = readVectors(engine)
  if (file === undefined) throw new Error(`${engine} has no vectors: npm run fairness:docs`)
  return { engine, version, games, seeds, file, recipes }
})

test.each(files)(
  '$engine has twenty vectors or more of its version, and one of every game',
  async ({ version, games, file, recipes }) => {
    expect(file.version).toBe(version)
    expect(file.vectors.length).toBeGreaterThanOrEqual(20)
    const played = new Set(file.vectors.map(({ game }) => game))
    expect(games.filter(({ id }) => !played.has(id))).toEqual([])
    expect(file.vectors.map(({ name }) => name)).toEqual((await recipes()).map(({ name }) => name))
  },
)

test.each(files)(
  '$engine plays every one of its frozen vectors as it was written down',
  async ({ engine, file }) => {
    for (const vector of file.vectors) expect(await replayVector(engine, vector)).toEqual(vector)
  },
)

test.each(files)(
  'the seeds of the vectors of $engine hash to what was shown before',
  async ({ seeds, file }) => {
    for (const { server_seed, seed_hash, nonce, anchor } of file.vectors) {
      expect(server_seed === undefined).toBe(seeds === 'none')
      if (server_seed !== undefined) expect(await seedHash(server_seed)).toBe(seed_hash)
      expect(anchor === undefined).toBe(seeds !== 'chain')
      if (anchor !== undefined) expect(await leadsToAnchor(server_seed ?? '', nonce ?? 0, anchor)).toBe(true)
    }
  },
)

test('a frozen vector that is played differently today is refused', async () => {
  for (const { engine, file } of files) {
    const [vector] = file.vectors
    if (vector === undefined) throw new Error('no vector')
    expect(await keepFrozen(engine, vector)).toBe(vector)
    const changed = { ...vector, payout_centavos: vector.payout_centavos + 1 }
    await expect(keepFrozen(engine, changed)).rejects.toThrow('plays this frozen vector differently')
  }
})

test('a word of the last, incomplete run is thrown away, as the vector of dice says', async () => {
  const thrown = readVectors('dice')?.vectors.find(({ words }) => words.length === 2)
  if (thrown === undefined) throw new Error('no such vector')
  expect(thrown.words[0]).toBeGreaterThanOrEqual(2 ** 32 - (2 ** 32 % 10_000))
  expect(await replayVector('dice', thrown)).toEqual(thrown)
})

test('docs/fairness/README.md: a shuffle removes from the list of those that are left, and swaps nothing', async () => {
  const places = [0, 1, 0]
  const draw = { next: async () => (places.shift() ?? 0) / 2 ** 32 }
  expect(await pickDistinct(draw, 3, 3)).toEqual([0, 2, 1])
})

test('each vector has a name of its own in its file', () => {
  for (const { file } of files) {
    const names = file.vectors.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
