import { afterEach, expect, test } from 'vitest'
import { chooseSimulation, endSimulation } from '../../src/simulate/choose-simulation.ts'
import { connection } from '../../src/state/connection.ts'
import { loadSimulation, simulatedNow, simulation, simulationKey } from '../../src/state/simulation.ts'
import { createMapStorage } from '../support/map-storage.ts'
import { resetConnection } from '../support/reset-connection.ts'

afterEach(resetConnection)

afterEach(() => endSimulation(createMapStorage(), 0))

const loadedAnew = (store: Pick<Storage, 'getItem'>, isDemo = true) => {
  endSimulation(createMapStorage(), 0)
  loadSimulation(store, isDemo, 1000)
  return { ...simulation }
}

test('what is simulated holds through a reload of the tab, until it is ended', () => {
  const store = createMapStorage()
  chooseSimulation(store, { line: 'lossy', seed: 7, skewMinutes: -10 }, 0)
  expect(loadedAnew(store)).toEqual({ line: 'lossy', seed: 7, skewMinutes: -10 })
  endSimulation(store, 0)
  expect(loadedAnew(store)).toEqual({ line: 'real', seed: 1, skewMinutes: 0 })
})

test('a house that plays for real money is never simulated to anybody, whatever the tab holds', () => {
  const store = createMapStorage()
  chooseSimulation(store, { line: 'captive', skewMinutes: 60 }, 0)
  expect(loadedAnew(store, false)).toEqual({ line: 'real', seed: 1, skewMinutes: 0 })
})

test('being offline is in force before the first request, and ends with the simulation', () => {
  const store = createMapStorage()
  chooseSimulation(store, { line: 'offline' }, 0)
  loadedAnew(store)
  expect(connection).toMatchObject({ quality: 'offline', simulatedOffline: true })
  endSimulation(store, 2000)
  expect(connection).toMatchObject({ quality: 'online', simulatedOffline: false })
})

test.each(['{"line":"faster"}', 'rubbish', '{"line":["slow"],"seed":"7","skewMinutes":1e300}'])(
  'a tab that holds %s simulates nothing',
  held => {
    const store = createMapStorage()
    store.setItem(simulationKey, held)
    expect(loadedAnew(store)).toEqual({ line: 'real', seed: 1, skewMinutes: 0 })
  },
)

test('a clock that is off moves the time the app goes by', () => {
  chooseSimulation(createMapStorage(), { skewMinutes: 10 }, 0)
  expect(simulatedNow() - Date.now()).toBeGreaterThan(599_000)
  expect(simulatedNow() - Date.now()).toBeLessThan(601_000)
})
