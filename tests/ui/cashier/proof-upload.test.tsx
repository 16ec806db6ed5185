// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ProofUpload } from '../../../src/features/cashier/deposit/proof-upload.tsx'
import { connection } from '../../../src/state/connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

/* Found by losing each answer once: a proof stood as received and as unanswered at once. */

function Proof({ before }: { before: boolean }) {
  const [isThere, setIsThere] = useState(before)
  return (
    <>
      <ProofUpload order={{ id: '0198c0de-0000-7000-8000-000000000001' }} isAgain={isThere} />
      <button type="button" onClick={() => setIsThere(true)}>
        the house has it
      </button>
    </>
  )
}

/** The proof arrives, its answer does not; then the order says that it is there. */
async function lose(before: boolean) {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  world.server.decide(({ path }) => (path === '/api/recharge/proof' ? 'lost' : 'arrives'))
  const place = await mountPage({ world, tab, path: '/recharge-payment', page: <Proof before={before} /> })
  const input = await vi.waitFor(() => find(place, 'input[type=file]', HTMLInputElement), patient)
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  Object.defineProperty(input, 'files', { value: [new File([bytes], 'proof.jpg', { type: 'image/jpeg' })] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(place.textContent).toContain('No answer came.'), patient)
  await press(place, /^the house has it/)
  await vi.waitFor(() => expect(place.textContent).toContain('Send another proof instead'), patient)
  return place.textContent
}

test('a proof whose answer was lost asks for nothing more once the server is known to have it', async () => {
  expect(await lose(false)).not.toContain('No answer came.')
})

test('of one that takes the place of another nobody knows which the server has: the same file is asked for again', async () => {
  expect(await lose(true)).toContain('Send the same file again')
})
