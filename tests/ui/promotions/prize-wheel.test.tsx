// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { WheelDrawing } from '../../../src/features/promotions/wheels/wheel-drawing.tsx'
import { mount } from '../mount.tsx'

// "200,00" stood over the edges of its slice.
it('a slice has room for its amount: whole ones are written without cents', async () => {
  const prizes = [0n, 20n, 100n, 1050n, 20_000n].map((amount, index) => ({
    id: `prize-${index}`,
    icon: 'coin' as const,
    amount,
    weight: 1,
    odds: 200_000,
  }))
  const { place } = await mount(<WheelDrawing prizes={prizes} />)
  const figures = [...place.querySelectorAll('text')].map(figure => figure.textContent)
  expect(figures).toEqual(['0,20', '1', '10,50', '200'])
})
