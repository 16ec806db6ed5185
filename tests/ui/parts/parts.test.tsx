// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { lineGeometry } from '../../../src/ui/chart/chart-line.tsx'
import { StakeStepper } from '../../../src/ui/fields/stake-stepper.tsx'
import { Tile } from '../../../src/ui/lists/tile.tsx'
import { modulesPath } from '../../../src/ui/qr-code.tsx'
import { AgeLabel } from '../../../src/ui/states/age-label.tsx'
import { clockText } from '../../../src/ui/text/countdown.tsx'
import { Money } from '../../../src/ui/text/money.tsx'
import { find, mount } from '../mount.tsx'

describe('the button', () => {
  it('takes no second press while busy, and keeps the focus', async () => {
    let presses = 0
    const button = (busy: boolean) => (
      <Button busy={busy} onClick={() => presses++}>
        Deposit
      </Button>
    )
    const { place, show } = await mount(button(false))
    const element = find(place, 'button', HTMLButtonElement)
    element.focus()
    await act(async () => element.click())
    await show(button(true))
    await act(async () => element.click())
    expect(presses).toBe(1)
    expect(document.activeElement).toBe(element)
    expect(element.getAttribute('aria-busy')).toBe('true')
  })
})

describe('the picture of a person', () => {
  it('gives way to their letter when it does not arrive, until there is another', async () => {
    const { place, show } = await mount(<Avatar name="Ana" picture="/pictures/female-1.svg" />)
    await act(async () => find(place, 'img', HTMLImageElement).dispatchEvent(new Event('error')))
    expect(place.querySelector('img')).toBeNull()
    expect(place.textContent).toBe('A')
    await show(<Avatar name="Ana" picture="/pictures/female-2.svg" />)
    expect(find(place, 'img', HTMLImageElement).getAttribute('src')).toBe('/pictures/female-2.svg')
  })
})

describe('money', () => {
  it('never shows a change by colour alone', async () => {
    const { place, show } = await mount(<Money amount={5000n} kind="change" />)
    expect(place.textContent).toBe('+R$\u00a050,00')
    await show(<Money amount={-5000n} kind="change" />)
    expect(place.textContent).toBe('-R$\u00a050,00')
    await show(<Money amount={0n} kind="change" />)
    expect(place.textContent).toBe('R$\u00a00,00')
  })
})

describe('the age label', () => {
  it('counts minutes, then names the clock of Brasília', async () => {
    const at = Date.parse('2026-11-19T17:02:00Z')
    const { place, show } = await mount(<AgeLabel at={at} now={at + 60_000} />)
    expect(place.textContent).toBe('updated 1 min ago')
    await show(<AgeLabel at={at} now={at + 3_600_000} />)
    expect(place.textContent).toBe('as of 14:02')
  })
})

describe('the tile', () => {
  const game = { name: 'Mines', provider: 'Arara', rtp: '97%', art: '/art/mines.svg' }

  it('opens inside the app on a plain press and leaves every other press to the browser', async () => {
    let opened = 0
    const { place } = await mount(
      <Tile game={game} href="/gameInfo?id=1" favourite={false} onOpen={() => opened++} />,
    )
    const link = find(place, 'a', HTMLAnchorElement)
    const press = async (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
      await act(async () => void link.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(await press({})).toBe(true)
    expect(await press({ ctrlKey: true })).toBe(false)
    expect(opened).toBe(1)
  })

  it('is read out by its name first, though its picture is above it', async () => {
    const { place } = await mount(<Tile game={game} href="/g" favourite={false} badge="New" />)
    expect(find(place, 'a', HTMLAnchorElement).textContent).toMatch(/^MinesArara.*97%$/)
  })

  it('says whose heart it is and whether it is on, and marks its picture for Element Timing', async () => {
    const { place } = await mount(<Tile game={game} href="/g" favourite onFavourite={() => undefined} />)
    const favourite = find(place, 'button', HTMLButtonElement)
    expect(favourite.getAttribute('aria-label')).toBe('Favourite Mines')
    expect(favourite.getAttribute('aria-pressed')).toBe('true')
    expect(find(place, 'img', HTMLImageElement).getAttribute('elementtiming')).toBe('tile')
  })
})

describe('the stake stepper', () => {
  it('moves only along the ladder, from a stake beside it too, and stops at its ends', async () => {
    const stakes: bigint[] = []
    const stepper = (value: bigint) => (
      <StakeStepper
        label="Stake"
        value={value}
        ladder={[100n, 200n, 500n]}
        onChange={stake => stakes.push(stake)}
      />
    )
    const { place, show } = await mount(stepper(300n))
    const press = (label: string) =>
      act(async () => find(place, `[aria-label="${label}"]`, HTMLButtonElement).click())
    await press('Lower the stake')
    await press('Raise the stake')
    expect(stakes).toEqual([200n, 500n])
    await show(stepper(500n))
    expect(find(place, '[aria-label="Raise the stake"]', HTMLButtonElement).disabled).toBe(true)
  })
})

describe('the countdown', () => {
  it.each([
    [899_001, '15:00'],
    [899_000, '14:59'],
    [1, '00:01'],
    [0, '00:00'],
    [3_600_000, '1:00:00'],
  ])('shows %i ms as %s', (leftMs, text) => {
    expect(clockText(leftMs)).toBe(text)
  })
})

describe('the QR code', () => {
  it('draws exactly the dark modules, whatever their pattern', () => {
    const rows = fc.integer({ min: 1, max: 12 }).chain(width =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 12,
      }),
    )
    fc.assert(
      fc.property(rows, grid => {
        const drawn = grid.map(row => row.map(() => false))
        for (const [, x, y, length] of modulesPath(grid).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
          for (let step = 0; step < Number(length); step++)
            drawn[Number(y)]?.splice(Number(x) + step, 1, true)
        }
        expect(drawn).toEqual(grid)
      }),
    )
  })
})

describe('the line of a chart', () => {
  it('keeps zero and every value inside the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 }), values => {
        const { line, zero } = lineGeometry(values)
        const heights = [...line.matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
        for (const y of [zero, ...heights]) {
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(120)
        }
      }),
    )
  })
})
