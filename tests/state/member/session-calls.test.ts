import { expect, test } from 'vitest'
import { createApiClient } from '../../../src/api/api-client.ts'
import { createSessionCalls } from '../../../src/features/auth/session/session-calls.ts'
import { createMapStorage } from '../../support/map-storage.ts'
import { wireUser as user } from '../../support/people/wire-user.ts'

/* A refresh whose answer was lost is tried again under the same name, so that the server knows the device. */

const granted = () => {
  const envelope = { status: 'success', code: 200, message: '' }
  return Response.json({ ...envelope, access_token: 't', token_type: 'Bearer', expires_in: 1800, data: user })
}
const lost = () => {
  throw new TypeError('network')
}
const busy = () =>
  Response.json({ status: 'error', code: 503, message: '', error: 'try_again_later' }, { status: 503 })

/** A device whose refreshes meet these answers, one after the other; `names`: what each of them was called. */
function openDevice(answers: (() => Response)[], storage = createMapStorage()) {
  const names: string[] = []
  const api = createApiClient({
    readBase: () => 'https://arara.test',
    readToken: () => undefined,
    readLanguage: () => 'pt',
    isOnline: () => true,
    onOutcome: () => undefined,
    now: () => 0,
    fetch: async (input, init) => {
      const body: { attempt: string } = await new Request(input, init).json()
      names.push(body.attempt)
      return (answers.shift() ?? lost)()
    },
  })
  return { calls: createSessionCalls(api, storage), names, storage }
}

test('a refresh whose answer was lost is tried again under the same name, also by another tab or after a restart', async () => {
  const first = openDevice([lost, busy, lost])
  for (let tries = 0; tries < 3; tries += 1) await first.calls.refresh('maria')
  const restarted = openDevice([lost], first.storage)
  await restarted.calls.refresh('maria')
  expect(new Set([...first.names, ...restarted.names]).size).toBe(1)
  expect(first.names[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('a refresh that was answered ends its name: the next one has another', async () => {
  const device = openDevice([granted])
  expect((await device.calls.refresh('maria')).kind).toBe('answer')
  await device.calls.refresh('maria')
  expect(new Set(device.names).size).toBe(2)
})

test('a browser that forbids storage refreshes all the same, each time under a new name', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const device = openDevice([lost, lost], { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  for (let tries = 0; tries < 2; tries += 1) await device.calls.refresh(undefined)
  expect(new Set(device.names).size).toBe(2)
})
