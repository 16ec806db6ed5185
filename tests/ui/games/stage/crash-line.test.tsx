// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { useLinePromise } from '../../../../src/features/games/crash/use-line-promise.ts'
import { mount } from '../../mount.tsx'

const open: TableBet = {
  ...{ id: 'b1', number: 7, slot: 0, state: 'open', stake: 100n, cash_out: null, payout: 0n },
  bet: { stake: '1.00', autoCashOut: 200 },
}
const byHand: TableBet = { ...open, id: 'b2', slot: 1, bet: { stake: '1.00', autoCashOut: null } }
const settled: TableBet = { ...open, id: 'b3', state: 'settled' }

function Promised({ bets }: { bets: readonly TableBet[] }) {
  return <p>{useLinePromise(bets)}</p>
}

it('without a line an automatic cash-out is promised to who has one, and to nobody else', async () => {
  const { place, show } = await mount(<Promised bets={[byHand]} />)
  expect(place.textContent).toBe(
    'No connection. Your bets stand: the server settles them and tells you when you are back.',
  )
  await show(<Promised bets={[byHand, open]} />)
  expect(place.textContent).toBe(
    'No connection. Your automatic cash-out stands: the server pays it if it is reached.',
  )
  await show(<Promised bets={[settled]} />)
  expect(place.textContent).toBe(
    'No connection. The round goes on without you; nothing of yours is at stake.',
  )
})
