import { expect, vi } from 'vitest'
import type { MemberIdentity } from '../../contract/identity.ts'
import { callsOf } from './game-player.ts'
import type { TestApp } from './test-app.ts'
import type { TestMember } from './test-members.ts'

/** As small as a JPEG can be that the house takes, in base64. */
export const photo = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64, 7)]).toString('base64')

export async function identityOf(world: TestApp, member: TestMember): Promise<MemberIdentity> {
  return (await callsOf(world, member).read('identity')).data
}

/** The check takes its way over another process. */
export async function untilIdentity(world: TestApp, member: TestMember, state: MemberIdentity['state']) {
  await vi.waitFor(async () => expect((await identityOf(world, member)).state).toBe(state), {
    timeout: 8_000,
    interval: 25,
  })
}
