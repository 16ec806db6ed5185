import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { Person } from './people.ts'
import { balanceOf } from './visit.ts'

const sessionReply = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  data: z.object({ id: z.string() }),
})
const rememberedMs = 30 * 24 * 3600_000

type Options = {
  /** The address that is opened, as a member who is signed in already opens it. */
  path?: string
  remember?: boolean
  /** Another address of the product: `openChangingSite().url`. */
  base?: string
}

/** Gives a new tab the session, cookie and storage of somebody who signed in; none of the app's pages has been opened then. */
export async function holdSession(
  page: Page,
  { name, password }: Pick<Person, 'name' | 'password'>,
  { remember = true, base = '' }: Omit<Options, 'path'> = {},
): Promise<void> {
  const answer = await page.request.post('/api/auth/login2', { data: { name, password, remember } })
  const { access_token, expires_in, data } = z.parse(sessionReply, await answer.json())
  const at = Date.now()
  const held = {
    token: access_token,
    memberId: data.id,
    endsAt: at + expires_in * 1000,
    remembered: remember,
    validUntil: at + rememberedMs,
  }
  // A page of the same origin on which nothing runs: storage can be written before the app reads it.
  await page.goto(`${base}/health`)
  await page.evaluate(
    ([session, isRemembered]) => {
      sessionStorage.setItem('arara.session', session)
      if (isRemembered) localStorage.setItem('arara.remembered', JSON.parse(session).memberId)
    },
    [JSON.stringify(held), remember] as const,
  )
}

/**
 * A tab of somebody who signed in before: session, cookie and storage are those of the form (`signIn` of visit.ts), without
 * its pages. For every test that is not about signing in. The tab must be a new one.
 */
export async function openAs(
  page: Page,
  person: Pick<Person, 'name' | 'password'>,
  { path = '/', ...held }: Options = {},
): Promise<void> {
  await holdSession(page, person, held)
  await page.goto(`${held.base ?? ''}${path}`)
  await expect(balanceOf(page)).toBeVisible({ timeout: 60_000 })
}
