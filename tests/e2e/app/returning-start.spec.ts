import type { BrowserContext, Response } from '@playwright/test'
import { untilInstalled } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })

type Answer = { path: string; body: number; headers: string[] }

/** What really came over the network, asked for by the page or by its worker: not what the worker answered. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const { pathname } = new URL(response.url())
  // The stream of events has no end.
  if (response.fromServiceWorker() || pathname === '/api/events') return undefined
  const headers = (await response.headersArray()).map(({ name, value }) => `${name}: ${value}`)
  // To the browser's tools an answer without a body is one that failed.
  const isKnown = response.status() === 304
  const body = isKnown ? 0 : (await response.request().sizes()).responseBodySize
  return { path: pathname, body, headers }
}

function recordAnswers(context: BrowserContext): Promise<Answer | undefined>[] {
  const answers: Promise<Answer | undefined>[] = []
  context.on('response', response => answers.push(readAnswer(response)))
  return answers
}

/** As HTTP/2 sends them: a header that was on the connection before is one byte (RFC 7541, 6.1). */
function countBytes(answers: readonly Answer[]): number {
  const known = new Set<string>()
  let bytes = 0
  for (const { body, headers } of answers) {
    bytes += body
    for (const header of headers) bytes += known.has(header) ? 1 : header.length
    for (const header of headers) known.add(header)
  }
  return bytes
}

test('a returning member’s start costs at most 5 kB when nothing has changed', async ({
  memberPage: page,
  context,
}) => {
  await untilInstalled(page)
  await page.close()
  const recorded = recordAnswers(context)
  const later = await context.newPage()
  // Everything on the device has gone stale meanwhile.
  await later.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 20 * 60_000
    // The stream tells again what happened in the seconds before it was lost: here the sign-in, which is long past for who
    // returns. It stays silent here; a route of the test's own would switch the browser's cache off.
    const ask = window.fetch
    const isStream = (input: RequestInfo | URL) =>
      (input instanceof Request ? input.url : String(input)).endsWith('/api/events')
    window.fetch = (input, init) => (isStream(input) ? new Promise(() => {}) : ask(input, init))
  })
  await later.goto('/')
  await expect(balanceOf(later)).toContainText('0,00')
  await expect(later.getByRole('contentinfo')).toBeVisible()
  const read = async () => (await Promise.all(recorded)).filter(answer => answer !== undefined)
  const paths = async () => (await read()).map(({ path }) => path)
  // Of each wave of a start the last: the lobby's, the session's, the member's own, the footer's.
  const lastOnes = ['games/popular', 'auth/refresh', 'day7/getAllBalance', 'breaks', 'socialmedialinks/get']
  await expect.poll(paths).toEqual(expect.arrayContaining(lastOnes.map(path => `/api/${path}`)))
  const answers = await read()
  const reported = answers.map(({ path, body, headers }) => `${path} ${body} + ${headers.join('').length}`)
  expect(countBytes(answers), reported.join('\n')).toBeLessThanOrEqual(5_000)
})
