import type { Clock } from './clock.ts'

/** Fills a buffer with random bytes, like `crypto.getRandomValues`. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown

/**
 * Returns a maker of UUIDv7 (RFC 9562): milliseconds, then a 12-bit counter that starts at random, then 62 random bits.
 * Ids of one maker always ascend, also within a millisecond and when the clock is set back.
 */
export function createUuidV7(clock: Clock, fillRandom: FillRandom): () => string {
  const bytes = new Uint8Array(16)
  const view = new DataView(bytes.buffer)
  let lastMs = 0
  let counter = 0
  return () => {
    fillRandom(bytes)
    const nowMs = clock.now().getTime()
    if (nowMs > lastMs) {
      lastMs = nowMs
      counter = view.getUint16(6) & 0x7ff // The upper half is left to count into.
    } else {
      counter += 1
      if (counter > 0xfff) {
        lastMs += 1
        counter = 0
      }
    }
    view.setUint32(0, Math.floor(lastMs / 0x1_0000))
    view.setUint16(4, lastMs % 0x1_0000)
    view.setUint16(6, 0x7000 | counter)
    view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
    const hex = Buffer.from(bytes).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}
