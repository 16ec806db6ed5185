import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCatalogue } from '../../../games/catalogue.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { rollUpStakes } from '../../../server/features/lobby/catalogue/stake-store.ts'
import { changeCatalogue, setGameEnabled } from '../../../server/features/lobby/catalogue/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { generateGames } from '../../support/generate-games.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await seedCatalogue(world.deps)
})
afterAll(async () => {
  await world.close()
})

interface Listed {
  data: { id: string; name: string; api_code: string; games?: number }[]
  next_cursor: string | null
  version: string
  deleted: string[]
  reset: boolean
  unchanged: boolean
}

async function get(path: string): Promise<Listed> {
  world.clock.advance(2_000)
  const answer = await world.app.inject(`/api/games/${path}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function change(id: string, enabled: boolean) {
  return transaction(world.deps.db, tx =>
    changeCatalogue(tx, version => setGameEnabled(tx, id, enabled, version)),
  )
}

test('every original is listed, the most popular first, under its name in the language asked for', async () => {
  const listed = await get('listsv2?lang=en&limit=1000')
  const originals = listCatalogue()
  expect(listed.data.map(game => game.id)).toEqual(originals.map(game => game.id))
  expect(listed.data[0]).toMatchObject({
    name: originals[0]?.names.en,
    rtp: (originals[0]?.rtpPpm ?? 0) / 10_000,
    launch: 'original',
    art: `/art/${originals[0]?.id}.svg`,
  })
  expect((await get('listsv2?lang=zh_cn')).data[0]?.name).toBe(originals[0]?.names.zh_cn)
  expect((await get('listsv2?lang=xx')).data[0]?.name).toBe(originals[0]?.names.pt)
})

test('a caller who has the page is answered 304 without it', async () => {
  const first = await world.app.inject('/api/games/listsv2?lang=pt')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await world.app.inject({ url: '/api/games/listsv2?lang=pt', headers })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('seeding again changes nothing, and keeps what an operator changed', async () => {
  const before = await get('listsv2')
  await sql`UPDATE game SET names = names || '{"pt":"Outro nome"}', min_bet = 200 WHERE id = 'lua-da-onca'`.execute(
    world.deps.db,
  )
  await seedCatalogue(world.deps)
  expect((await get('listsv2')).version).toBe(before.version)
  const { rows } = await sql<{ name: string; min_bet: bigint }>`
    SELECT names ->> 'pt' AS name, min_bet FROM game WHERE id = 'lua-da-onca'`.execute(world.deps.db)
  expect(rows).toEqual([{ name: 'Outro nome', min_bet: 200n }])
})

test('a delta tells what changed since, and which games are gone; nothing new is answered as unchanged', async () => {
  const { version } = await get('listsv2')
  expect(await get(`listsv2?since=${version}`)).toMatchObject({ data: [], unchanged: true, reset: false })
  await change('lua-da-onca', false)
  const gone = await get(`listsv2?since=${version}`)
  expect(gone).toMatchObject({ data: [], deleted: ['lua-da-onca'], unchanged: false, reset: false })
  expect((await get('listsv2?limit=1000')).data.map(game => game.id)).not.toContain('lua-da-onca')
  await change('lua-da-onca', true)
  const back = await get(`listsv2?since=${gone.version}`)
  expect(back.data.map(game => game.id)).toEqual(['lua-da-onca'])
  expect(back.deleted).toEqual([])
})

test('a version that the server never had is answered with everything, to start anew', async () => {
  const listed = await get('listsv2?since=999999&limit=1000')
  expect(listed).toMatchObject({ reset: true, unchanged: false })
  expect(listed.data).toHaveLength(listCatalogue().length)
  expect((await get('listsv2?since=nonsense')).reset).toBe(true)
})

test('a cursor that is none of ours is refused', async () => {
  const answer = await world.app.inject('/api/games/listsv2?cursor=abc')
  expect(answer.json()).toMatchObject({ code: 400, words: { cursor: ['invalid'] } })
})

test('providers are listed with their number of games, and again in the delta when it changes', async () => {
  const { data, version } = await get('apisv2')
  const count = (code: string) => listCatalogue().filter(game => game.apiCode === code).length
  expect(data.map(one => [one.api_code, one.games])).toEqual([
    ['arara', count('arara')],
    ['maresia', count('maresia')],
    ['mata', count('mata')],
  ])
  await change('floresta-da-arara', false)
  const changed = await get(`apisv2?since=${version}`)
  expect(changed.data.map(one => [one.api_code, one.games])).toEqual([['arara', count('arara') - 1]])
  await change('floresta-da-arara', true)
})

test('a game that is not certified for this licence is not listed', async () => {
  await transaction(world.deps.db, tx =>
    changeCatalogue(tx, async version => {
      await sql`UPDATE game SET certified_for = '{br-spa}', version = ${version} WHERE id = 'roleta-arara'`.execute(
        tx,
      )
      return 1n
    }),
  )
  expect((await get('listsv2?limit=1000')).data.map(game => game.id)).not.toContain('roleta-arara')
})

// docs/rules/promotions.md: "the games an administrator put on that named list, in its order, else by stakes of the last 7 days".
test('a named list keeps its order; without one, stakes of seven days lead, then popularity', async () => {
  const { db, ids } = world.deps
  await sql`INSERT INTO named_list VALUES ('popular', 'verao', 1, 'praia-do-sol'), ('popular', 'verao', 2, 'lua-da-onca'),
    ('promotion', 'verao', 1, 'lua-da-onca'), ('promotion', 'verao', 2, 'floresta-da-arara')`.execute(db)
  await transaction(db, tx => changeCatalogue(tx, async () => 1n))
  expect((await get('popular?name=verao')).data).toEqual(['praia-do-sol', 'lua-da-onca'])
  expect((await get('promotion?name=verao')).data).toEqual(['lua-da-onca', 'floresta-da-arara'])

  const memberId = ids()
  await world.deps.wallet.openWallet(db, memberId, 'BRL')
  const common = { memberId, currency: 'BRL', category: 'slots', edgePpm: 40_000 } as const
  await transaction(db, tx =>
    world.deps.wallet.adjust(tx, { ...common, key: 'opening', amount: 1_000n, reference: 'test' }),
  )
  const play = (game: string, stake: bigint) =>
    world.deps.wallet.playRound(db, { ...common, roundId: ids(), key: ids(), stake, payout: 0n, game })
  await play('arara:dados-de-gelo', 100n)
  await play('mata:cafe-da-serra', 300n)
  await rollUpStakes(world.deps)
  await rollUpStakes(world.deps)
  world.clock.advance(61_000)
  const popular = (await get('popular')).data
  expect(popular.slice(0, 3)).toEqual(['cafe-da-serra', 'dados-de-gelo', 'floresta-da-arara'])
  const { rows } = await sql<{ stake: bigint }>`SELECT stake FROM game_stake_day ORDER BY stake`.execute(db)
  expect(rows.map(row => row.stake)).toEqual([100n, 300n])
})

test('ten thousand games are listed page by page, each once, also while the catalogue changes', async () => {
  await generateGames(world.deps, 10_000)
  const seen: string[] = []
  let cursor: string | null = ''
  let version = ''
  while (cursor !== null) {
    const page = await get(
      `listsv2?limit=1000${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    if (cursor === '') {
      version = page.version
      await change('gen-00001', false)
    }
    expect(page.version).toBe(version)
    seen.push(...page.data.map(game => game.id))
    cursor = page.next_cursor
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(10_000 + listCatalogue().length - 1)
  expect((await get(`listsv2?since=${version}`)).deleted).toEqual(['gen-00001'])
})

test('ten thousand games of different names travel in at most 600 kB, the first of them in 6 kB', async () => {
  await generateGames(world.deps, 10_000)
  await transaction(world.deps.db, tx =>
    changeCatalogue(tx, async version => {
      const name = sql`initcap(left(md5(id), 7) || ' ' || left(md5(names ->> 'en'), 7))`
      await sql`UPDATE game SET version = ${version}, art = '/art/' || id || '.svg',
        names = jsonb_build_object('pt', ${name}, 'en', ${name}) WHERE id LIKE 'gen-%'`.execute(tx)
      return 1n
    }),
  )
  world.clock.advance(2_000)
  const sizes: number[] = []
  let games = 0
  // As the app asks: a first screen, then large pages, each shown as it comes.
  for (let at = 'limit=60', cursor: string | null = ''; cursor !== null; ) {
    const answer = await world.app.inject({
      url: `/api/games/listsv2?lang=pt&${at}`,
      headers: { 'accept-encoding': 'br' },
    })
    const page: Listed = JSON.parse(brotliDecompressSync(answer.rawPayload).toString())
    sizes.push(answer.rawPayload.length)
    games += page.data.length
    cursor = page.next_cursor
    at = `limit=1000&cursor=${encodeURIComponent(cursor ?? '')}`
  }
  expect(games).toBeGreaterThan(10_000)
  expect(sizes[0]).toBeLessThan(6_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000)
})
