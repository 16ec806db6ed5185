/** First 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8 (FIPS 180-4). */
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate)
}
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, prime => fraction(Math.cbrt(prime)))
const initial = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const schedule = new Int32Array(64)

/**
 * SHA-256 of bytes, as its eight 32-bit words. Web Crypto's own is a promise for each hash, which costs more than the hash itself
 * when a proof of work asks for a hundred thousand of them.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, at) => {
    padded.setUint8(at, byte)
  })
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  const state = Int32Array.from(initial)
  for (let block = 0; block < padded.byteLength; block += 64) mixBlock(state, padded, block)
  return state
}

const at = (words: Int32Array, index: number) => words[index] ?? 0

function fillSchedule(message: DataView, block: number) {
  for (let t = 0; t < 16; t += 1) schedule[t] = message.getInt32(block + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const early = at(schedule, t - 15)
    const late = at(schedule, t - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[t] = at(schedule, t - 16) + s0 + at(schedule, t - 7) + s1
  }
}

function mixBlock(state: Int32Array, message: DataView, block: number) {
  fillSchedule(message, block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + at(constants, t) + at(schedule, t)) | 0
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word
}
