// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Round } from '../../../contract/lobby/games.ts'
import type { TablePhase } from '../../../src/common/play/table-state.ts'
import { createGameSounds } from '../../../src/features/games/sound/game-sounds.ts'
import { SoundChoice } from '../../../src/features/games/sound/sound-choice.tsx'
import { useTableSounds } from '../../../src/features/games/sound/use-table-sounds.ts'
import { loadPreferences, preferences } from '../../../src/state/device/preferences.ts'
import { find, mount } from '../mount.tsx'

/** A device's sound as far as games use it: it remembers what was struck, and whether it rests. */
class FakeContext {
  static made: FakeContext[] = []
  currentTime = 0
  destination = {}
  state = 'suspended'
  readonly struck: number[] = []
  constructor() {
    FakeContext.made.push(this)
  }
  createOscillator() {
    const frequency = {
      setValueAtTime: (hertz: number) => this.struck.push(hertz),
      exponentialRampToValueAtTime: () => undefined,
    }
    return { frequency, connect: () => undefined, start: () => undefined, stop: () => undefined }
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    return { gain, connect: () => undefined }
  }
  readonly turn = (state: string) => async () => {
    this.state = state
  }
  resume = this.turn('running')
  suspend = this.turn('suspended')
  close = this.turn('closed')
}

const want = (isOn: boolean) =>
  act(async () => {
    preferences.sounds = isOn
  })
beforeEach(() => {
  FakeContext.made = []
  vi.stubGlobal('AudioContext', FakeContext)
})
afterEach(async () => {
  await want(false)
  vi.unstubAllGlobals()
})

const round = (payout: bigint, state: Round['state'] = 'settled'): Round => ({
  ...{ id: '1', game_id: 'dados-da-arara', mode: 'demo', state, stake: 100n, payout, steps: 0, view: {} },
  ...{ seed_hash: '', client_seed: '', nonce: 1, server_seed: null, started_at: '', settled_at: null },
})

function Table({ phase, last }: { phase: TablePhase; last?: Round | undefined }) {
  useTableSounds({ phase, round: last })
  return null
}

/** How many sounds a whole round makes, from its bet to its end. */
async function playRound(payout: bigint) {
  const { show } = await mount(<Table phase="ready" />)
  await act(() => vi.dynamicImportSettled())
  await show(<Table phase="sending" />)
  await show(<Table phase="showing" last={round(payout)} />)
  await show(<Table phase="ready" last={round(payout)} />)
  return FakeContext.made[0]?.struck ?? []
}

it('a game is silent until somebody wants sounds, and makes nothing that could sound', async () => {
  loadPreferences({ getItem: () => null, setItem: () => undefined }, ['pt'])
  expect(await playRound(500n)).toEqual([])
  expect(FakeContext.made).toEqual([])
})

it('a win above the stake sounds, always the same; at the stake, below it and at a loss only the bet is heard', async () => {
  await want(true)
  const bet = [520]
  expect(await playRound(101n)).toEqual([...bet, 523, 659, 784])
  FakeContext.made = []
  expect(await playRound(100_000n)).toEqual([...bet, 523, 659, 784])
  for (const payout of [100n, 99n, 0n]) {
    FakeContext.made = []
    expect(await playRound(payout)).toEqual(bet)
  }
})

it('rests while the page is hidden, and ends with the game', async () => {
  const sounds = createGameSounds(new AudioContext())
  const [context] = FakeContext.made
  if (context === undefined) throw new Error('no context')
  sounds.play('tick')
  expect(context.struck).toHaveLength(1)
  sounds.hide(true)
  sounds.play('win')
  expect(context.struck).toHaveLength(1)
  expect(context.state).toBe('suspended')
  sounds.hide(false)
  sounds.play('tick')
  expect(context.struck).toHaveLength(2)
  expect(context.state).toBe('running')
  sounds.close()
  expect(context.state).toBe('closed')
})

it('the choice holds for every game and is remembered on the device', async () => {
  const { place } = await mount(<SoundChoice />)
  const box = find(place, 'input', HTMLInputElement)
  expect(box.checked).toBe(false)
  await act(async () => box.click())
  expect(box.checked).toBe(true)
  await want(false)
  await act(async () => loadPreferences(localStorage, ['pt']))
  expect(preferences.sounds).toBe(true)
  localStorage.clear()
})
