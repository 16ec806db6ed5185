import * as memory from 'fake-indexeddb'
import { onTestFinished } from 'vitest'

/** Every put of rows of this table is refused while the device is full; deletions go through, as they do in browsers. */
export function fillDevice(table: string): { hasRoom: boolean } {
  const device = { hasRoom: false }
  const { put, add } = memory.IDBObjectStore.prototype
  onTestFinished(() => {
    Object.assign(memory.IDBObjectStore.prototype, { put, add })
  })
  const refuse = (store: { name: string }) => {
    if (!device.hasRoom && store.name === table) throw new DOMException('full', 'QuotaExceededError')
  }
  memory.IDBObjectStore.prototype.put = function (...given) {
    refuse(this)
    return put.apply(this, given)
  }
  memory.IDBObjectStore.prototype.add = function (...given) {
    refuse(this)
    return add.apply(this, given)
  }
  return device
}
