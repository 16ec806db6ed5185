// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { TypicalTable } from '../../../backoffice/features/promotions/typical-table.tsx'
import { invitationHeadline } from '../../../contract/promotions/invitation.ts'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { useSentence } from '../../../src/features/promotions/use-sentence.ts'
import { mount } from '../mount.tsx'

type Terms = PromotionTerms['invitationactivity']

const terms: Terms = {
  reward: 10_000n,
  chest_share: 2_000n,
  min_recharge: 10_000n,
  min_stake: 200_000n,
  hold_days: 7,
  chest_steps: [1, 3],
}

function Headline({ terms: said }: { terms: Terms }) {
  return useSentence()(invitationHeadline(said))
}

const headline = async (change: Partial<Terms>) => {
  const { place } = await mount(<Headline terms={{ ...terms, ...change }} />)
  return place.textContent?.replaceAll(/\s/g, ' ')
}

it("an invitation's headline states its condition, in money for the friend's game, from the terms", async () => {
  expect(await headline({})).toBe(
    'R$ 80,00 + R$ 20,00 in the chest when your friend deposits R$ 100,00 and plays R$ 2.000,00, in games that keep 1% R$ 10.000,00',
  )
  expect(await headline({ chest_share: 0n, min_recharge: 5_000n, min_stake: 100_000n })).toBe(
    'R$ 100,00 when your friend deposits R$ 50,00 and plays R$ 1.000,00, in games that keep 1% R$ 5.000,00',
  )
})

it('the preview shows for each typical deposit what the player receives and what the operator keeps', async () => {
  const typical = [
    { recharge: 10_000n, times: 5, receives: 800n, costs: 2_000n },
    { recharge: 10_000n, times: 10, receives: 2_300n, costs: 4_000n },
  ]
  const { place } = await mount(<TypicalTable typical={typical} />)
  const rows = [...place.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(cell => cell.textContent?.replaceAll(/\s/g, ' ')),
  )
  expect(rows).toEqual([['R$ 100,00', 'R$ 8,00R$ 12,00', 'R$ 23,00R$ 17,00']])
})
