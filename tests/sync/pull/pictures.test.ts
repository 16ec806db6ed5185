import { expect, test } from 'vitest'
import { readAnswer } from '../../../src/db/read-answer.ts'
import { picturesResource } from '../../../src/features/account/profile/picture-resource.ts'
import { reply } from '../support/server-calls.ts'
import { createWorld } from '../support/world.ts'

test('the pictures to choose from are kept where their sheet looks for them, the same in every language', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerResource('profile-pictures', async () => picturesResource)
  await tab.signIn('ana')
  const lists = { male: [{ id: 'male-1', url: '/pictures/male-1.svg' }], female: [] }
  world.server.decide(() => reply(200, { data: lists }))

  expect(await tab.sync.pull('profile-pictures')).toEqual({ kind: 'applied' })
  expect(await readAnswer(tab.db, 'profile-pictures', {})).toEqual(lists)
})
