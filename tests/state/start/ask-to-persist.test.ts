import { expect, test } from 'vitest'
import { askToPersist } from '../../../src/app/storage/ask-to-persist.ts'

function createDevice(isPersisted = false) {
  const device = { isPersisted, asked: 0, now: 100 * 86_400_000, kept: new Map<string, string>() }
  const parts = {
    storage: {
      persisted: async () => device.isPersisted,
      persist: async () => {
        device.asked += 1
        return false
      },
    },
    notes: {
      getItem: (key: string) => device.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void device.kept.set(key, value),
    },
    now: () => device.now,
  }
  return { device, parts }
}

test('the browser is asked once at a sign-in and once at the first heart, and not again for a month', async () => {
  const { device, parts } = createDevice()
  for (const occasion of ['sign-in', 'sign-in', 'favourite', 'favourite'] as const) {
    await askToPersist(parts, occasion)
  }
  expect(device.asked).toBe(2)
  device.now += 31 * 86_400_000
  await askToPersist(parts, 'sign-in')
  expect(device.asked).toBe(3)
})

test('it is asked again though it was asked by a clock that ran ahead and was set back', async () => {
  const { device, parts } = createDevice()
  await askToPersist(parts, 'sign-in')
  device.now -= 86_400_000
  await askToPersist(parts, 'sign-in')
  expect(device.asked).toBe(2)
})

test('a browser that keeps it already, or cannot, is not asked', async () => {
  const { device, parts } = createDevice(true)
  await askToPersist(parts, 'sign-in')
  await askToPersist({ ...parts, storage: undefined }, 'favourite')
  expect(device.asked).toBe(0)
})
