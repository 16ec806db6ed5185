// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { BingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { BingoExtra } from '../../../../src/features/games/video-bingo/bingo-extra.tsx'
import { mount } from '../../mount.tsx'

const view: BingoView = {
  stake: '0.50',
  cards: [],
  balls: [],
  extra: 0,
  spent: '0.00',
  price: '0.11',
  pays: '2.00',
  isCollected: false,
  payout: '0.00',
}

test('while the balls come in the main button shows them all, and their result is shown only after them', async () => {
  const [skip, collect] = [vi.fn(), vi.fn()]
  const extra = (onSkip: (() => void) | undefined) => (
    <BingoExtra
      view={view}
      canAct={onSkip === undefined}
      asked={undefined}
      onBall={collect}
      onCollect={collect}
      onSkip={onSkip}
    />
  )
  const shown = await mount(extra(skip))
  const main = shown.place.querySelector<HTMLElement>('[data-main]')
  expect(main?.textContent).not.toMatch(/\d/)
  main?.click()
  expect([skip.mock.calls.length, collect.mock.calls.length]).toEqual([1, 0])

  const over = await mount(extra(undefined))
  const after = over.place.querySelector<HTMLElement>('[data-main]')
  expect(after?.textContent).toContain('2,00')
  after?.click()
  expect(collect).toHaveBeenCalledOnce()
})
