import { readFileSync } from 'node:fs'
import type { Language } from '../../../../contract/language.ts'

/** Samples a second. */
export const sampleRate = 8_000

/** How a speaker says the digits 0 to 9: samples of -1..1. */
export type Speaker = readonly Float32Array[]

const read = new Map<Language, readonly Speaker[]>()

/** The speakers of a language (`npm run speak-digits`), read once. */
export function speakersOf(language: Language): readonly Speaker[] {
  const known = read.get(language)
  if (known !== undefined) return known
  const speakers = parse(readFileSync(new URL(`./digits/${language}.bin`, import.meta.url)))
  read.set(language, speakers)
  return speakers
}

const digits = 10

/** Lengths of all samples as 32-bit integers, the samples of 8 bits after them. */
function parse(bytes: Buffer): readonly Speaker[] {
  const lengths: number[] = []
  for (let rest = bytes.length; rest > 4 * lengths.length; ) {
    const length = bytes.readUInt32BE(4 * lengths.length)
    lengths.push(length)
    rest -= length
  }
  let start = 4 * lengths.length
  const samples = lengths.map(length => {
    const sample = Float32Array.from(bytes.subarray(start, start + length), value => (value - 128) / 127)
    start += length
    return sample
  })
  return Array.from({ length: samples.length / digits }, (_, at) =>
    samples.slice(at * digits, (at + 1) * digits),
  )
}
