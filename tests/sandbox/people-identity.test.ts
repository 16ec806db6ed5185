import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../support/http-request.ts'
import { startPeople } from '../support/people/people-sandbox.ts'

/* sandbox/README.md: the pictures of a face must come in the poses and the order of the challenge. */
const photo = Buffer.from('a picture').toString('base64')
let people: Awaited<ReturnType<typeof startPeople>>
beforeAll(async () => {
  people = await startPeople()
})
afterAll(() => people.close())

test('photos of a face in other poses than the challenge, or in another order, prove nobody alive', async () => {
  const order = (shown: readonly string[]) => ({
    person: { cpf: '52998224725', name: 'Ana', birth_date: '1990-01-31' },
    liveness: ['front', 'up', 'smile'],
    pictures: [
      { kind: 'document_front', type: 'image/jpeg', content: photo },
      ...shown.map(pose => ({ kind: 'liveness', pose, type: 'image/jpeg', content: photo })),
    ],
  })
  const asked = async (shown: readonly string[]) => {
    const { IDENTITY_URL: url, IDENTITY_KEY: bearer } = people.environment
    const path = `${url}/identity/checks/${randomUUID()}`
    return (await request(path, { method: 'PUT', bearer, body: order(shown) })).body
  }
  expect(await asked(['front', 'up', 'smile'])).toMatchObject({ status: 'APPROVED' })
  expect(await asked(['front', 'smile', 'up'])).toMatchObject({
    status: 'REJECTED',
    reason: 'LIVENESS_FAILED',
  })
  expect(await asked(['front'])).toMatchObject({ status: 'REJECTED', reason: 'LIVENESS_FAILED' })
})

test('one CPF has the face of the person who was checked before, and a plan names any checks', async () => {
  const { IDENTITY_URL: url, IDENTITY_KEY: bearer } = people.environment
  const asked = async (cpf: string) => {
    const id = randomUUID()
    const body = {
      person: { cpf, name: 'Ana', birth_date: '1990-01-31' },
      liveness: ['front'],
      pictures: [
        { kind: 'document_front', type: 'image/jpeg', content: photo },
        { kind: 'liveness', pose: 'front', type: 'image/jpeg', content: photo },
      ],
    }
    const { body: reported } = await request(`${url}/identity/checks/${id}`, { method: 'PUT', bearer, body })
    return { id, reported }
  }
  const before = await asked('52998224725')
  expect(before.reported).not.toHaveProperty('same_face')
  expect((await asked('99999180000')).reported).toMatchObject({ status: 'APPROVED', same_face: [before.id] })
  const named = [randomUUID(), randomUUID()]
  await people.seeFace('52998224725', named)
  expect((await asked('52998224725')).reported).toMatchObject({ status: 'APPROVED', same_face: named })
})
