import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { newAdministrator, openAdmin } from '../../support/peers/pix-people.ts'
import { createPixWorld, expectSoundBooks, type PixWorld } from '../../support/peers/pix-world.ts'
import { payeesOf } from '../../support/people/payee.ts'
import { transferersOf } from '../../support/people/transferer.ts'

type Who = { readonly id: string; readonly bearer: string }
interface Decision {
  /** The first person does their part; answers what the second one sends. */
  readonly begin: (first: Who) => Promise<(second: Who) => ReturnType<PixWorld['call']>>
  /** Where the first person's session and device are kept. */
  readonly columns: readonly [table: string, session: string, device: string]
}

let world: PixWorld
beforeAll(async () => {
  world = await createPixWorld()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const ok = { status: 200 }
const dataId = (body: unknown) => String(JSON.parse(JSON.stringify(body)).data.id)

/* Every decision that takes two people, beside the proposals of `approvals.test.ts`. */
const adjustment: Decision = {
  columns: ['adjustment', 'proposer_session', 'proposer_device'],
  begin: async first => {
    const { id: member } = await world.member()
    const intent = { member, direction: 'credit', money: '9000.00', reason: 'A round was lost' }
    const proposed = await world.call(first, '/api/admin/adjustments/propose', intent)
    expect(proposed).toMatchObject(ok)
    return second => world.call(second, '/api/admin/adjustments/approve', { id: dataId(proposed.body) })
  },
}
const withdrawal: Decision = {
  columns: ['withdrawal', 'reviewer_session', 'reviewer_device'],
  begin: async first => {
    const payees = payeesOf(world)
    const id = await payees.pending(await payees.payee(2_000_000n), { money: '10000.01' })
    expect(await payees.approve(first, id)).toMatchObject(ok)
    return second => payees.approve(second, id)
  },
}
const transfer: Decision = {
  columns: ['recharge', 'reviewer_session', 'reviewer_device'],
  begin: async first => {
    const transferers = transferersOf(world)
    const payer = await world.member()
    const id = await transferers.proved(payer, '20000.00')
    const finding = { payer, money: '20000.00', reference: `TWO-${id.slice(-12)}` }
    expect(await transferers.confirm(first, id, finding)).toMatchObject(ok)
    return second => transferers.confirm(second, id, finding)
  },
}
const reset: Decision = {
  columns: ['password_reset', 'opener_session', 'opener_device'],
  begin: async first => {
    const { id } = await world.member()
    const intent = { id, kind: 'password', reason: 'Recognised by video' }
    const opened = await world.call(first, '/api/admin/resets/open', intent)
    expect(opened).toMatchObject(ok)
    return second => world.call(second, '/api/admin/resets/close', { id: dataId(opened.body), approve: true })
  },
}
const decisions = {
  'an adjustment': adjustment,
  'a large withdrawal': withdrawal,
  'a large transfer by hand': transfer,
  'a new password for a member': reset,
}

const people = async () =>
  [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')] as const

/** The second person at the device of the first is refused; at their own device they decide. */
async function expectTwoDevices({ begin }: Decision) {
  const [olga, otto] = await people()
  const device = randomBytes(32)
  const finish = await begin(await openAdmin(world, olga.id, { device }))
  const refused = await finish(await openAdmin(world, otto.id, { device }))
  expect(refused).toMatchObject({ status: 409, body: { error: 'second_device_needed' } })
  expect(await finish(otto)).toMatchObject(ok)
}

describe('two accounts at one device', () => {
  it('decide no adjustment, and two people at two devices do', () => expectTwoDevices(adjustment))
  it('decide no large withdrawal, and two people at two devices do', () => expectTwoDevices(withdrawal))
  it('decide no large transfer by hand, and two people at two devices do', () => expectTwoDevices(transfer))
  it('decide no new password for a member, and two people at two devices do', () => expectTwoDevices(reset))
})

/** Approver and proposer must differ in person, device and session. */
describe.each(Object.entries(decisions))('%s', (_name, { begin, columns }) => {
  it('is not decided by the first person at another device', async () => {
    const [olga] = await people()
    const finish = await begin(olga)
    const again = await finish(await openAdmin(world, olga.id))
    expect(again).toMatchObject({ status: 409, body: { error: 'second_person_needed' } })
  })

  it('is not decided in the session of the first person', async () => {
    const [olga, otto] = await people()
    const finish = await begin(olga)
    const [table, session] = columns.map(name => sql.ref(name))
    await sql`UPDATE ${table} SET ${session} = (SELECT id FROM administrator_session
      WHERE administrator_id = ${otto.id})`.execute(world.deps.db)
    expect(await finish(otto)).toMatchObject({ status: 409, body: { error: 'second_device_needed' } })
  })

  it('is not decided by somebody on probation', async () => {
    const [olga, otto] = await people()
    const finish = await begin(olga)
    const until = new Date(world.clock.now().getTime() + 3_600_000)
    await sql`UPDATE administrator SET probation_until = ${until} WHERE id = ${otto.id}`.execute(
      world.deps.db,
    )
    expect(await finish(otto)).toMatchObject({ status: 403, body: { error: 'approver_on_probation' } })
  })

  it('is not decided where nobody noted from where the first person acted', async () => {
    const [olga, otto] = await people()
    const finish = await begin(olga)
    const [table, session, device] = columns.map(name => sql.ref(name))
    await sql`UPDATE ${table} SET ${session} = NULL, ${device} = NULL`.execute(world.deps.db)
    expect(await finish(otto)).toMatchObject({ status: 409, body: { error: 'second_device_needed' } })
  })
})

describe('an administrator on probation', () => {
  /** A new or re-enrolled administrator approves nothing. */
  it('is refused every call that approves something, and no other', async () => {
    const olga = await newAdministrator(world, 'Olga')
    const until = new Date(world.clock.now().getTime() + 3_600_000)
    await sql`UPDATE administrator SET probation_until = ${until} WHERE id = ${olga.id}`.execute(
      world.deps.db,
    )
    const calls = Object.values(endpoints).filter(one => one.access === 'administrator')
    for (const { path, approves } of calls) {
      const { body } = await world.call(olga, path, { no_such_field: 1 })
      const wanted = approves ? 'approver_on_probation' : 'parameters_invalid'
      expect([path, body]).toMatchObject([path, { error: wanted }])
    }
  })

  it('rejects an identity and approves none', async () => {
    const olga = await newAdministrator(world, 'Olga')
    const until = new Date(world.clock.now().getTime() + 3_600_000)
    await sql`UPDATE administrator SET probation_until = ${until} WHERE id = ${olga.id}`.execute(
      world.deps.db,
    )
    const decide = (approve: boolean) =>
      world.call(olga, '/api/admin/identity/decide', { id: olga.id, approve, note: 'Looked at twice' })
    expect(await decide(true)).toMatchObject({ status: 403, body: { error: 'approver_on_probation' } })
    expect(await decide(false)).toMatchObject({ status: 404 })
  })

  it('is known by name to everybody, with the end of it', async () => {
    const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
    const until = new Date(world.clock.now().getTime() + 3_600_000)
    await sql`UPDATE administrator SET probation_until = ${until} WHERE id = ${olga.id}`.execute(
      world.deps.db,
    )
    const { body } = await world.call(otto, '/api/admin/administrators', {})
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: olga.id, probation_until: until.toISOString() }),
        expect.objectContaining({ id: otto.id, probation_until: null }),
      ]),
    })
  })
})

it('every call that agrees to something by its name counts as one that approves', () => {
  const agreeing = /\/(approve|confirm|let-go|sole-owner|refund)$/
  const calls = Object.values(endpoints).filter(one => one.access === 'administrator')
  expect(calls.filter(one => agreeing.test(one.path) !== one.approves).map(one => one.path)).toEqual([])
  expect(calls.filter(one => one.approves && !one.freshProof).map(one => one.path)).toEqual([])
})
