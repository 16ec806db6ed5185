// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { IdentityPicture } from '../../../src/features/account/kyc/identity-picture.tsx'
import { connection } from '../../../src/state/connection.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

afterEach(resetConnection)

/* A picture stood as sent and as unanswered at once. */

function Picture({ before }: { before: boolean }) {
  const [isSent, setIsSent] = useState(before)
  const words = { title: 'Front of the document', hint: '' }
  return (
    <>
      <IdentityPicture kind="document_front" words={words} isSent={isSent} isLater={false} />
      <button type="button" onClick={() => setIsSent(true)}>
        the house has it
      </button>
    </>
  )
}

/** Nobody answers; `sent` are the pictures that left. */
async function choose(file: File, before = false) {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  world.server.decide(({ path }) => (path === '/api/identity/picture' ? 'lost' : 'arrives'))
  const page = <Picture before={before} />
  const place = await mountPage({ world, tab, path: '/security-center/identity', page })
  const input = await vi.waitFor(() => find(place, 'input[type=file]', HTMLInputElement), patient)
  Object.defineProperty(input, 'files', { value: [file] })
  const pick = () => input.dispatchEvent(new Event('change', { bubbles: true }))
  pick()
  const says = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text), patient)
  const sent = () => world.server.sent.filter(({ path }) => path === '/api/identity/picture').length
  return { place, says, sent, pick }
}

/** The picture arrives, its answer does not. */
async function lose(before: boolean) {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  const chosen = await choose(new File([bytes], 'front.jpg', { type: 'image/jpeg' }), before)
  await chosen.says('No answer came.')
  return chosen
}

test.each([
  ['an empty file', 0, 'This file could not be read.'],
  [
    'one that is larger than the server takes',
    6 * 1024 * 1024 + 1,
    'This picture is too large: 6 MB are the most.',
  ],
])('%s is refused with the reason, and is not sent', async (_name, bytes, words) => {
  const file = new File([new Uint8Array(bytes)], 'front.pdf', { type: 'application/pdf' })
  const { says, sent } = await choose(file)
  await says(words)
  expect(sent()).toBe(0)
})

test('a picture whose answer was lost asks for nothing more once the server is known to have it', async () => {
  const { place, says } = await lose(false)
  await press(place, /^the house has it/)
  await says('Take another photo')
  expect(place.textContent).not.toContain('No answer came.')
})

test('of one that takes the place of another nobody knows which the server has: the same file is asked for again', async () => {
  const { place } = await lose(true)
  await press(place, /^the house has it/)
  expect(place.textContent).toContain('Send the same file again')
})

test('chosen once more without a line it is not said never to have been sent: it may have arrived', async () => {
  const { place, says, sent, pick } = await lose(false)
  connection.quality = 'offline'
  const reported: string[] = []
  const watcher = new MutationObserver(() => reported.push(place.textContent))
  watcher.observe(place, { subtree: true, childList: true, characterData: true })
  pick()
  await vi.waitFor(() => expect(reported).not.toEqual([]), patient)
  await says('Send the same file again')
  watcher.disconnect()
  expect(reported.join()).not.toContain('nothing was sent')
  expect(sent()).toBe(1)
})
