import { expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { registerResources } from '../../../src/app/start/register-resources.ts'
import { changeName } from '../../../src/features/account/profile/use-change-words.ts'
import type { AnyMoneyCall } from '../../../src/sync/calls/money-call.ts'
import type { SyncEngine } from '../../../src/sync/engine.ts'
import { createWorld } from '../../sync/support/world.ts'

/** Everything that the app registers with its engine. */
async function registered() {
  const calls = new Map<string, () => Promise<AnyMoneyCall>>()
  const kinds: string[] = []
  const tab = await (await createWorld()).openTab()
  const sync: SyncEngine = {
    ...tab.sync,
    registerMoneyCall: (id, load) => void calls.set(id, load),
    registerWriteKind: id => void kinds.push(id),
    registerResource: () => undefined,
  }
  registerResources(sync, () => 0)
  return { calls, kinds }
}

function addressOf(definition: AnyMoneyCall): string {
  const endpoint: unknown = Reflect.get(definition, 'endpoint')
  const { method, path } = endpoint as { method: string; path: string }
  return `${method} ${path}`
}

/** Nothing of these moves money, a bonus, a round or a limit: asked again they change nothing twice, and their pages say so. */
const ofTheAccount =
  /^POST \/api\/(confirmation|identity|informationcenter|profile|profilepictures|push|security|member\/(details|terms)|recharge\/proof)(\/|$)/

test('every call about money or a claim is kept by its key until its outcome is known', async () => {
  const { calls } = await registered()
  const kept = new Set<string>()
  for (const [id, load] of calls) {
    const definition = await load()
    expect(definition.id).toBe(id)
    kept.add(addressOf(definition))
  }
  const uncovered = Object.values(endpoints)
    .filter(({ access, offline, idempotency }) => {
      const isMembers = access === 'member' || access === 'real_member'
      return isMembers && offline === 'refuse' && idempotency === 'key'
    })
    .map(({ method, path }) => `${method} ${path}`)
    .filter(address => !kept.has(address) && !ofTheAccount.test(address))
  expect(uncovered).toEqual([])
  expect(kept.size).toBeGreaterThan(25)
})

test('whatever may wait or stay unknown has a name that people read', async () => {
  const { calls, kinds } = await registered()
  const nameless = changeName('nobody registered this')
  for (const id of [...kinds, ...calls.keys()]) expect(changeName(id), id).not.toEqual(nameless)
})
