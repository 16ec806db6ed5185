import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { jpeg } from '../../support/sample-files.ts'
import { product } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/*
 * The first answer of each write is lost on the way. The member sees the truth, and it is done exactly
 * once: by the requests that left, by their keys, and by what the server has.
 */
async function loseFirstAnswer(page: Page, path: string) {
  const keys: string[] = []
  await page.route(`**${path}*`, async route => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    const response = await route.fetch()
    if (keys.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  return keys
}

async function read<S extends z.ZodMiniType>(path: string, reply: S, token: string): Promise<z.output<S>> {
  const answer = await fetch(`${product.url()}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return z.parse(reply, await answer.json())
}
const identityReply = z.object({ data: z.object({ pictures: z.array(z.string()) }) })

const isState = /\/api\/identity(\?|$)/

const photo = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: jpeg,
}

test('pictures and the wish for a check whose answers are lost can be sent again, and count once', async ({
  memberTab: page,
  member: { token },
}) => {
  const sent = await loseFirstAnswer(page, '/api/identity/picture')
  await page.goto('/security-center/identity')
  const front = page.getByLabel(word('Front of the document'))
  await expect(front).toBeAttached()
  // Nor is anything else heard before it is sent again: what arrived would stand as sent automatically.
  await page.route(isState, route => (sent.length < 2 ? route.abort('connectionreset') : route.continue()))
  await front.setInputFiles(photo)
  await expect(page.getByText(word('No answer came.'))).toBeVisible()
  await front.setInputFiles(photo)
  await expect(page.getByText(word('Sent'))).toBeVisible()
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
  const poses = page.getByRole('region', { name: word('Your face, three times') }).getByRole('listitem')
  for (const at of [0, 1, 2]) {
    await poses.nth(at).locator('input').setInputFiles(photo)
    await expect(poses.nth(at).getByText(word('Sent'))).toBeVisible()
  }
  expect((await read('/api/identity', identityReply, token)).data.pictures).toHaveLength(4)

  const wished = await loseFirstAnswer(page, '/api/identity/submit')
  await page.getByRole('button', { name: word('Have it checked') }).click()
  // What came of it is asked for, whatever became of the answer.
  await expect(page.getByText(word('Proved'), { exact: true })).toBeVisible()
  expect(wished).toHaveLength(1)
})
