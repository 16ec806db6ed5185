import { expect, test } from 'vitest'
import { throttleStorageCheck } from '../../../src/app/storage/throttled-storage-check.ts'
import { createFakeClock } from '../../sync/support/fake-clock.ts'

const minuteMs = 60_000

/** A device whose room the test decides, and how often it was looked at. */
function createDevice() {
  const clock = createFakeClock()
  const device = { looks: 0, room: 'enough' as 'enough' | 'tight' }
  const again = throttleStorageCheck(async () => {
    device.looks += 1
    return device.room
  }, clock.after)
  const settled = () => new Promise(resolve => setTimeout(resolve, 0))
  const pass = async (minutes: number) => {
    await settled()
    clock.advance(minutes * minuteMs)
    await settled()
  }
  return { device, again, pass }
}

test('the room of the device is looked at when the app starts, and not for its own sake after that', async () => {
  const { device, pass } = createDevice()
  await pass(60)
  expect(device.looks).toBe(1)
})

test('what was written a moment after a look is seen by one look more, ten minutes after it, however much it was', async () => {
  const { device, again, pass } = createDevice()
  await pass(1)
  for (let written = 0; written < 5; written += 1) again()
  await pass(8)
  expect(device.looks).toBe(1)
  await pass(1)
  expect(device.looks).toBe(2)
  await pass(60)
  expect(device.looks).toBe(2)
})

test('what is written long after a look is looked at at once', async () => {
  const { device, again, pass } = createDevice()
  await pass(30)
  again()
  expect(device.looks).toBe(2)
})

test('while there is hardly any room it is looked at every ten minutes', async () => {
  const { device, again, pass } = createDevice()
  await pass(30)
  device.room = 'tight'
  again()
  await pass(10)
  await pass(10)
  expect(device.looks).toBe(4)
  device.room = 'enough'
  await pass(10)
  await pass(60)
  expect(device.looks).toBe(5)
})
