// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connection } from '../../../../src/state/connection.ts'
import { button, isOff, loseAnswer, patient, press, pressable, said, says } from './play-hands.ts'
import { demoStage, takeSeat } from './play-seat.tsx'

describe('a bet', () => {
  it('is settled by its answer, shown in words, and moves the balance to what the answer says', async () => {
    const { show, server, tab } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await press(place, /Roll for/)
    await says(place, /^(You won|No win)/)
    expect(said(place)).toMatch(/Rolled \d\d,\d\d/)
    expect(server.played).toEqual(['start'])
    const [round] = await tab.db.rounds.toArray()
    const expected = 10_000n - 200n + (round?.payout ?? 0n)
    expect((await tab.db.balances.get('m1'))?.money).toBe(expected)
  })

  it('is not sent while the device is offline, and says so', async () => {
    const { show, server, tab } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await pressable(place, /Roll for/)
    tab.setOnline(false)
    await press(place, /Roll for/)
    await says(place, /You are offline. Nothing was sent/)
    expect(server.played).toEqual([])
  })

  it('that was not sent for want of a line is not said to be offline once the line is back', async () => {
    const { show, tab } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await pressable(place, /Roll for/)
    tab.setOnline(false)
    connection.quality = 'offline'
    await press(place, /Roll for/)
    await says(place, /You are offline. Nothing was sent/)
    tab.setOnline(true)
    connection.quality = 'online'
    await vi.waitFor(() => expect(said(place)).not.toMatch(/You are offline/), patient)
  })

  it('whose answer is lost is unknown, is booked once, and shows its settled round automatically', async () => {
    const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await loseAnswer(place, server, /Roll for/)
    expect(isOff(button(place, /Roll for/))).toBe(true)
    world.clock.advance(60_000)
    await says(place, /^(You won|No win)/)
    expect(server.played).toEqual(['start'])
    expect(await tab.db.openCalls.count()).toBe(0)
    await press(place, /Roll for/)
    await vi.waitFor(() => expect(server.played).toEqual(['start', 'start']), patient)
  })

  it('that never arrived says that nothing was done', async () => {
    const { show, server, world } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await pressable(place, /Roll for/)
    server.lose('request')
    await press(place, /Roll for/)
    await says(place, /No answer came/)
    world.clock.advance(60_000)
    await says(place, /That did not arrive: nothing was done/)
    expect(server.played).toEqual([])
    await pressable(place, /Roll for/)
  })

  it('asked for again after a lost answer keeps its key: one round, not two', async () => {
    const { show, server } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await loseAnswer(place, server, /Roll for/)
    await press(place, /Check now/)
    await says(place, /^(You won|No win)/)
    expect(server.played).toEqual(['start'])
  })
})

it('play money beside the game is what the server has, though the answer to the bet was lost', async () => {
  const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice', demoStage)
  await tab.db.table('users').put({ memberId: 'm1', is_demo: false })
  const place = await show()
  const balance = () => /Balance R\$\s([\d.]+,\d\d)/.exec(place.textContent ?? '')?.[1]
  await vi.waitFor(() => expect(balance()).toBe('100,00'), patient)
  await loseAnswer(place, server, /Roll for/)
  world.clock.advance(60_000)
  await says(place, /^(You won|No win)/)
  const [round] = await tab.db.rounds.toArray()
  const left = Number(10_000n - 200n + (round?.payout ?? 0n)) / 100
  await vi.waitFor(() => expect(balance()).toBe(left.toFixed(2).replace('.', ',')), patient)
})

describe('a game that cannot be reached', () => {
  it('says when it opens, and nothing of stakes: what lies at a table or travels is not known here', async () => {
    const { show, tab } = await takeSeat('foguete-arara', 'crash')
    tab.setOnline(false)
    connection.quality = 'offline'
    const place = await show()
    await vi.waitFor(() => expect(place.textContent).toMatch(/It opens by itself/), patient)
    expect(place.textContent).not.toMatch(/staked/)
    connection.quality = 'online'
  })
})

describe('a hand of cards', () => {
  /** Deals until a hand waits to be played, and answers how many were over at once. */
  async function deal(place: ParentNode) {
    const isIn = (name: RegExp) =>
      [...place.querySelectorAll('button')].some(one => name.test(one.textContent ?? '') && !isOff(one))
    for (let ended = 0; ; ended++) {
      await press(place, /Deal for/)
      await vi.waitFor(() => expect(isIn(/^(Hit|No insurance|Deal for)/)).toBe(true), patient)
      if (isIn(/^No insurance/)) {
        await press(place, /^No insurance/)
        await vi.waitFor(() => expect(isIn(/^(Hit|Deal for)/)).toBe(true), patient)
      }
      if (isIn(/^Hit/)) return ended
    }
  }

  it('is doubled for as much again: the answer moves the balance and the sum of the session', async () => {
    const { show, server, tab } = await takeSeat('vinte-e-um-da-arara', 'blackjack')
    const place = await show()
    await deal(place)
    expect(said(place)).toMatch(/^You .* · Dealer /)
    const before = (await tab.db.balances.get('m1'))?.money ?? 0n
    await press(place, /^Double\+R\$/)
    await says(place, /^(You won|No win|R\$.*came back)/)
    const rounds = (await tab.db.rounds.toArray()).toSorted((one, other) => one.nonce - other.nonce)
    const last = rounds.at(-1)
    expect(last).toMatchObject({ stake: 1_000n, state: 'settled' })
    expect((await tab.db.balances.get('m1'))?.money).toBe(before - 500n + (last?.payout ?? 0n))
    const net = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
    const sum = (Math.abs(Number(net)) / 100).toFixed(2).replace('.', ',')
    const strip = () => place.querySelector('[role=timer]')?.closest('p')?.textContent
    await vi.waitFor(() => expect(strip()).toContain(sum), patient)
    expect(server.played.at(-1)).toBe('step')
  })

  it('that cannot be doubled for want of money says so, and is played on', async () => {
    const { show, server } = await takeSeat('vinte-e-um-da-arara', 'blackjack')
    const place = await show()
    await deal(place)
    server.hold(499n)
    await press(place, /^Double/)
    await says(place, /Deposit/)
    await press(place, /^Stand/)
    await says(place, /^(You won|No win|R\$.*came back)/)
  })
})

describe('a minefield', () => {
  const turned = (place: ParentNode) => place.querySelectorAll('.mine[data-turned]').length

  it('that was left in its middle goes on where it stood', async () => {
    const { show, server } = await takeSeat('mina-de-esmeraldas', 'mines')
    const first = await show()
    await press(first, /Start for/)
    await press(first, /Row 1, column 1/)
    await vi.waitFor(() => expect(turned(first)).toBe(1), patient)
    first.remove()
    const second = await show()
    await vi.waitFor(() => expect(turned(second)).toBe(1), patient)
    expect(server.played).toEqual(['start', 'step'])
  })

  it('keeps the tab busy until the round is over', async () => {
    const { show, busy } = await takeSeat('mina-de-esmeraldas', 'mines')
    const place = await show()
    await pressable(place, /Start for/)
    expect(busy.isHeld()).toBe(false)
    await press(place, /Start for/)
    await vi.waitFor(() => expect(busy.isHeld()).toBe(true), patient)
    await press(place, /Row 1, column 1/)
    await vi.waitFor(() => expect(turned(place)).toBe(1), patient)
    if (place.querySelector('.mine[data-face=bomb]') === null) await press(place, /Cash out R\$/)
    await says(place, /^(You won|No win)/)
    await vi.waitFor(() => expect(busy.isHeld()).toBe(false), patient)
  })

  it('shows a step whose answer was lost once it is known', async () => {
    const { show, server, world } = await takeSeat('mina-de-esmeraldas', 'mines')
    const place = await show()
    await press(place, /Start for/)
    await loseAnswer(place, server, /Row 1, column 1/)
    expect(turned(place)).toBe(0)
    world.clock.advance(60_000)
    await vi.waitFor(() => expect(turned(place)).toBe(1), patient)
    expect(server.played).toEqual(['start', 'step'])
  })

  it('says nothing false of a step that was lost before a reload', async () => {
    const { show, server, world, tab } = await takeSeat('mina-de-esmeraldas', 'mines')
    const first = await show()
    await press(first, /Start for/)
    await pressable(first, /Row 1, column 1/)
    server.lose('answer')
    await press(first, /Row 1, column 1/)
    await says(first, /No answer came/)
    first.remove()
    const second = await show()
    await says(second, /No answer came/)
    expect(turned(second)).toBe(1)
    world.clock.advance(60_000)
    await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
    await vi.waitFor(() => expect(said(second)).not.toMatch(/No answer came/), patient)
    expect(said(second)).not.toMatch(/did not arrive/)
    expect(server.played).toEqual(['start', 'step'])
  })

  it('gives the focus to its tiles when a round begins, and back to the bet when it ends', async () => {
    const { show } = await takeSeat('mina-de-esmeraldas', 'mines')
    const place = await show()
    const begin = await pressable(place, /Start for/)
    begin.focus()
    begin.click()
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('mine'), patient)
    await press(place, /Row 1, column 1/)
    await vi.waitFor(() => expect(turned(place)).toBe(1), patient)
    if (place.querySelector('.mine[data-face=bomb]') === null) {
      await says(place, /Safe: 1,\d\d× now/)
      const cashOut = await pressable(place, /Cash out R\$/)
      cashOut.focus()
      cashOut.click()
      await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/Start for/), patient)
    }
  })

  it('is walked with the arrow keys, one tile in the tab order', async () => {
    const { show } = await takeSeat('mina-de-esmeraldas', 'mines')
    const place = await show()
    await press(place, /Start for/)
    const middle = await pressable(place, /Row 3, column 3/)
    middle.focus()
    middle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    await vi.waitFor(
      () => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Row 2, column 3/),
      patient,
    )
    expect(place.querySelectorAll('.mine[tabindex="0"]').length).toBe(1)
  })
})

describe('a slot', () => {
  it('says what stands on its reels and how the round ended', async () => {
    const { show } = await takeSeat('floresta-da-arara', 'slots')
    const place = await show()
    await press(place, /Spin for/)
    await says(place, /^(You won|No win|R\$.*came back)/)
    expect(place.querySelector('.slot .sr-only')?.textContent).toMatch(/Reel 1: .+Reel 5: /)
  })
})

describe('a roulette table', () => {
  it('takes chips, takes them back, and spins for what lies', async () => {
    const { show, server } = await takeSeat('roleta-arara', 'roulette')
    const place = await show()
    await press(place, /^Red$/)
    await press(place, /^17 black$/)
    await press(place, /^Even$/)
    await press(place, /Undo/)
    await press(place, /Spin for R\$\s2,00/)
    await says(place, /\d+ (red|black|green)/)
    expect(server.played).toEqual(['start'])
    await press(place, /Repeat/)
    await pressable(place, /Spin for R\$\s2,00/)
    await press(place, /Clear/)
    await vi.waitFor(() => expect(isOff(button(place, /^Spin$/))).toBe(true), patient)
  })

  it('keeps the tab busy while chips lie, which a reload would sweep away', async () => {
    const { show, busy } = await takeSeat('roleta-arara', 'roulette')
    const place = await show()
    await pressable(place, /^Red$/)
    expect(busy.isHeld()).toBe(false)
    await press(place, /^Red$/)
    await vi.waitFor(() => expect(busy.isHeld()).toBe(true), patient)
    await press(place, /Clear/)
    await vi.waitFor(() => expect(busy.isHeld()).toBe(false), patient)
  })

  it('keeps its chips when a bet was not sent', async () => {
    const { show, tab } = await takeSeat('roleta-arara', 'roulette')
    const place = await show()
    await press(place, /^Red$/)
    tab.setOnline(false)
    await press(place, /Spin for/)
    await says(place, /You are offline/)
    await pressable(place, /Red, R\$\s1,00 laid/)
  })
})

it('session clock, net position, rules, fairness and rounds are there from the first moment', async () => {
  const { show } = await takeSeat('dados-da-arara', 'dice')
  const place = await show()
  await pressable(place, /Roll for/)
  expect(place.querySelector('[role=timer]')?.textContent).toBe('00:00')
  expect(place.textContent).toContain('Net')
  for (const name of [/Rules and return/, /Fairness/, /Your rounds/]) await pressable(place, name)
})
