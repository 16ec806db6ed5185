import { expect, test } from 'vitest'
import { isStorageFull } from '../../src/db/is-storage-full.ts'
import { isTight, readRoom } from '../../src/db/storage-room.ts'

const megabyte = 1_000_000

test('a device with less than thirty megabytes left, or four fifths used, is nearly full', () => {
  expect(isTight({ usedBytes: 75 * megabyte, quotaBytes: 100 * megabyte })).toBe(true)
  expect(isTight({ usedBytes: 810 * megabyte, quotaBytes: 1_000 * megabyte })).toBe(true)
  expect(isTight({ usedBytes: 25 * megabyte, quotaBytes: 1_000 * megabyte })).toBe(false)
})

test('a browser that says nothing of its room is not taken for full', async () => {
  expect(isTight(await readRoom(undefined))).toBe(false)
  expect(isTight(await readRoom({ estimate: () => Promise.reject(new TypeError('no')) }))).toBe(false)
})

test('a full device is known by the error, by what the error wraps, and by the rows that failed', () => {
  const quota = new DOMException('full', 'QuotaExceededError')
  const wrapped = Object.assign(new Error('aborted'), { name: 'AbortError', inner: quota })
  const bulk = Object.assign(new Error('2 of 3'), { name: 'BulkError', failures: [quota] })
  expect([quota, wrapped, bulk].map(isStorageFull)).toEqual([true, true, true])
  expect(isStorageFull(Object.assign(new Error('other'), { inner: new Error('not it') }))).toBe(false)
})
