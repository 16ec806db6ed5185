// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepProof } from '../../../src/common/proof/proofs.ts'
import { useStepUp } from '../../../src/common/proof/use-step-up.tsx'
import { serverClock } from '../../../src/state/server-clock.ts'
import { Button } from '../../../src/ui/button.tsx'
import { patient, press } from '../games/stage/play-hands.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

test('who has just proved who they are is not asked again, though the phone’s clock is an hour ahead of the server’s', async () => {
  const { world, tab } = await openMemberTab('ana')
  const hourMs = 3_600_000
  serverClock.aheadMs = hourMs
  onTestFinished(() => {
    serverClock.aheadMs = 0
  })
  keepProof('accounts', { memberId: 'ana', proof: 'p', endsAt: world.clock.now() - hourMs + 300_000 })
  const proofs: unknown[] = []
  const Asks = () => {
    const { prove, dialog } = useStepUp('ana', 'accounts', false)
    return (
      <>
        <Button onClick={() => void prove().then(proof => proofs.push(proof))}>Ask</Button>
        {dialog}
      </>
    )
  }
  const place = await mountPage({ world, tab, path: '/security-center', page: <Asks /> })
  await press(place, /Ask/)
  await vi.waitFor(() => expect(proofs).toEqual(['p']), patient)
})
