import { onTestFinished } from 'vitest'
import type { ExtraRegistrationField } from '../../contract/regime.ts'
import { session } from '../../src/state/member/session.ts'
import { siteConfig } from '../../src/state/site-config.ts'
import { createWorld } from '../sync/support/world.ts'

/** Whose session the pages see until the test ends. */
export function beMember(memberId: string): void {
  const before = session.now
  session.now = { status: 'member', memberId }
  onTestFinished(() => {
    session.now = before
  })
}

/** The fields that the server asks of a registration, until the test ends. */
export function askForDetails(registration: readonly ExtraRegistrationField[]): void {
  const before = siteConfig.now
  siteConfig.now = { ...before, registration }
  onTestFinished(() => {
    siteConfig.now = before
  })
}

/** The tab of a member who is signed in, on a device of its own. */
export async function openMemberTab(memberId: string) {
  beMember(memberId)
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  return { world, tab }
}
