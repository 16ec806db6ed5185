import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { favouriteWrite } from '../../../src/features/lobby/favourites/favourite-write.ts'
import { generateGames } from '../../support/generate-games.ts'
import { type CutKind, type CutLine, openCutLine } from '../../support/peers/cut-line.ts'
import { openDeviceOnLine } from '../../support/peers/device-on-line.ts'
import { demoMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/*
 * "1,000 queued writes over a lossy link: exactly once", here by the app's own engine against the real server, with
 * TCP between them. The short form; `QUEUED_WRITES=1000` is the whole one (docs/guides/long-runs.md). tests/sync has the same against a server
 * that remembers everything.
 */
const writes = Number(process.env.QUEUED_WRITES ?? 150)
/** 1: as long as members really wait. */
const haste = Number(process.env.HASTE ?? 100)

let world: TestApp
let line: CutLine
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  await generateGames(world.deps, writes)
  line = await openCutLine(await world.app.listen({ host: '127.0.0.1', port: 0 }))
  member = await demoMember(world)
})
afterAll(async () => {
  await line.close()
  await world.close()
})

const favourite = z.object({ game_id: z.string() })
const list = z.object({ data: z.array(favourite), version: z.string() })

async function post(path: string, payload: object, headers = member.headers): Promise<unknown> {
  const answer = await world.app.inject({ method: 'POST', url: `/api/games/${path}`, headers, payload })
  return answer.json()
}
const readFavourites = async () => z.parse(list, await post('follow', {}))
const idsOf = (rows: readonly { game_id: string }[]) => rows.map(({ game_id }) => game_id).toSorted()

/** Every third request is cut: one on its way there, the next on its way back, when the server has done it. */
function createLoss() {
  let last: CutKind | undefined
  return {
    judge: (_request: string, _nth: number, place: number) => {
      last = place % 3 > 0 ? undefined : place % 2 === 0 ? 'before' : 'after'
      return last && { kind: last, downMs: 1 }
    },
    hasLostAnswer: () => last === 'after',
  }
}

test(
  'queued writes arrive at the real house exactly once over a line that drops every third request, and one that is sent again undoes nothing that came after it',
  async () => {
    const games = Array.from({ length: writes }, (_, index) => `gen-${String(index + 1).padStart(5, '0')}`)
    // As many hearts as a member may have at once (500, and no more) are taken away, and as many set.
    const [old, wished] = [games.slice(0, writes / 2), games.slice(writes / 2)]
    for (const game_id of old) await post('follow/set', { game_id }, member.keyed())
    const before = Number((await readFavourites()).version)
    const loss = createLoss()
    const takenElsewhere = new Set<string>()
    const device = await openDeviceOnLine({
      url: line.url,
      member,
      haste,
      // The heart stands, its device does not know, and another device takes it away again.
      onFailed: async (path, body) => {
        if (!path.endsWith('/set') || !loss.hasLostAnswer()) return
        const { game_id } = z.parse(favourite, body)
        await post('follow/delete', { game_id }, member.keyed())
        takenElsewhere.add(game_id)
      },
    })
    for (const game_id of old) await device.sync.enqueue(favouriteWrite, { game_id, wanted: false })
    for (const game_id of wished) await device.sync.enqueue(favouriteWrite, { game_id, wanted: true })
    expect(await device.db.queuedWrites.count()).toBe(writes)

    line.watch(loss.judge)
    const startedAt = performance.now()
    device.setOnline(true)
    await expect
      .poll(() => device.db.queuedWrites.count(), { interval: 50, timeout: 60_000 + writes * 1_000 })
      .toBe(0)
    const seconds = (performance.now() - startedAt) / 1000
    const [sent, cuts] = [line.requests().length, line.cuts()]
    line.watch(() => undefined)

    expect(device.notices).toEqual([])
    expect(cuts).toBeGreaterThan(writes / 3)
    expect(takenElsewhere.size).toBeGreaterThan(writes / 20)
    const there = await readFavourites()
    expect(idsOf(there.data)).toEqual(wished.filter(game => !takenElsewhere.has(game)))
    // Each change of the list counts one: those of this device, and those of the other.
    expect(Number(there.version) - before).toBe(writes + takenElsewhere.size)
    await device.sync.pull('favourites', { force: true })
    expect(idsOf(await device.db.favourites.toArray())).toEqual(idsOf(there.data))
    device.close()
    if (writes > 150) process.stdout.write(`${JSON.stringify({ writes, sent, cuts, seconds })}\n`)
  },
  120_000 + writes * 1_000,
)
