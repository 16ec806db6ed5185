// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sendEmailCode } from '../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../src/common/proof/use-secured-call.ts'
import { createWorld } from '../../sync/support/world.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

test('a change of the account’s safety whose answer was lost is not said to have never been sent when it is pressed again without a line', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const reported: (string | undefined)[] = []
  function Change() {
    const { send } = useSecuredCall(sendEmailCode)
    const press = async () => {
      const outcome = await send({ email: 'ana@example.com', proof: 'proof' })
      reported.push('failed' in outcome ? outcome.failed.message : undefined)
    }
    return <button type="button" onClick={() => void press()} />
  }
  const place = await mountPage({ world, tab, path: '/', page: <Change /> })
  const press = async (times: number) => {
    find(place, 'button', HTMLButtonElement).click()
    await vi.waitFor(() => expect(reported).toHaveLength(times))
  }
  tab.setOnline(false)
  await press(1)
  tab.setOnline(true)
  world.server.decide(() => 'lost')
  await press(2)
  tab.setOnline(false)
  await press(3)
  const [offline, unknown] = ['You are offline: nothing was sent.', 'Network error, please try again later']
  expect(reported).toEqual([offline, unknown, unknown])
})
