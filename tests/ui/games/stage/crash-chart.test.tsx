// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { CrashChart } from '../../../../src/features/games/crash/crash-chart.tsx'
import { mount } from '../../mount.tsx'

it('the chart of a crash table tells its rounds in order, as figures, and no bar leaves the chart', async () => {
  const rounds = [
    { number: 43, crash: 100_000 },
    { number: 42, crash: 234 },
    { number: 41, crash: 100 },
  ]
  const { place, show } = await mount(<CrashChart rounds={rounds} />)
  const rows = () => [...place.querySelectorAll('tr')].map(row => row.textContent)
  expect(rows()).toEqual(['Round 411,00×', 'Round 422,34×', 'Round 431.000,00×'])
  const heights = () =>
    [...place.querySelectorAll<HTMLElement>('.crash-bar')].map(({ style }) => Number.parseFloat(style.height))
  expect(heights()).toEqual([0, expect.closeTo(12.3, 1), 100])
  await show(<CrashChart rounds={[{ number: 44, crash: 200 }]} />)
  expect(heights()).toEqual([expect.closeTo(30.1, 1)])
})
