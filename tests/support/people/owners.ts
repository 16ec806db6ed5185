import { randomUUID } from 'node:crypto'
import { newAdministrator } from '../peers/pix-people.ts'
import type { TestApp } from '../test-app.ts'

/** Somebody signed in to the back office. */
export type Owner = { readonly id: string; readonly bearer: string }

/** Calls of the back office as a browser makes them, each with a key of its own. */
export function backOffice(world: TestApp) {
  const call = async (who: Owner, path: string, payload: object = {}, key: string = randomUUID()) => {
    const headers = { authorization: `Bearer ${who.bearer}`, 'idempotency-key': key }
    const answer = await world.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  /** Proposes another access for somebody; the id of the proposal. */
  const proposeChange = async (by: Owner, id: string, change: object = {}) => {
    const body = { id, role: 'reviewer', disabled: false, reason: 'A new task', ...change }
    const answer = await call(by, 'administrators/change', body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return String(answer.body.data.id)
  }
  return {
    call,
    proposeChange,
    approve: (by: Owner, id: string, key?: string) => call(by, 'approvals/approve', { id }, key),
    refuse: (by: Owner, id: string) => call(by, 'approvals/refuse', { id, reason: 'Not agreed' }),
    withdraw: (by: Owner, id: string) => call(by, 'approvals/withdraw', { id }),
    /** Two owners and a colleague whom they decide about. */
    people: async () => ({
      olga: await newAdministrator(world, 'Olga'),
      otto: await newAdministrator(world, 'Otto'),
      vera: await newAdministrator(world, 'Vera', 'support'),
    }),
    roleOf: async (reader: Owner, id: string) => {
      const { body } = await call(reader, 'administrators')
      return body.data.find((one: { id: string }) => one.id === id)
    },
  }
}
