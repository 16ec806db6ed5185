import { expect, vi } from 'vitest'
import type { MemberIdentity } from '../../../contract/account/identity.ts'
import { jpeg } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
import { callsOf } from './game-player.ts'
import type { TestMember } from './test-members.ts'

/** A small JPEG, in base64. */
export const photo = jpeg.toString('base64')

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
