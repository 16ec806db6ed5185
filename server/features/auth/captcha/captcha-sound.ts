import { type Speaker, sampleRate } from './digit-samples.ts'

/** A number in 0..1. */
type Random = () => number

/** How loud what disturbs is, beside words of 1. */
const hum = 0.035
const babble = 0.2

/**
 * Speaks a code of digits: each by another speaker, faster or slower, louder or softer, after a pause of its own; behind them
 * noise, and pieces of other words played backwards. Returns a WAV file, 8 kHz, 8 bits.
 */
export function speakCaptcha(code: string, speakers: readonly Speaker[], random: Random): Buffer {
  const between = (least: number, most: number) => least + (most - least) * random()
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const pause = () => new Float32Array(Math.round(between(0.35, 0.9) * sampleRate))
  const words = [...code].flatMap(digit => {
    const word = pick(speakers)?.[Number(digit)] ?? new Float32Array()
    return [pause(), louder(stretch(word, between(0.88, 1.14)), between(0.7, 1.1))]
  })
  const sound = join([...words, pause()])
  for (let at = 0; at < sound.length; at += Math.round(between(0.2, 0.45) * sampleRate)) {
    const other = pick(pick(speakers) ?? [])
    if (other !== undefined) mix(sound, louder(stretch(other.toReversed(), between(0.7, 1.5)), babble), at)
  }
  addNoise(sound, random)
  return toWav(sound)
}

/** Faster and higher above 1, slower and deeper below. */
function stretch(samples: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, at) => {
    const place = at * speed
    const before = Math.floor(place)
    const first = samples[before] ?? 0
    return first + ((samples[before + 1] ?? 0) - first) * (place - before)
  })
}

const louder = (samples: Float32Array, gain: number) => samples.map(value => value * gain)

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function mix(onto: Float32Array, samples: Float32Array, from: number): void {
  for (let at = 0; at < samples.length && from + at < onto.length; at += 1) {
    onto[from + at] = (onto[from + at] ?? 0) + (samples[at] ?? 0)
  }
}

/** Softer at high pitch, as rooms are. */
function addNoise(samples: Float32Array, random: Random): void {
  let last = 0
  for (const at of samples.keys()) {
    last = 0.8 * last + 0.6 * (random() * 2 - 1)
    samples[at] = (samples[at] ?? 0) + last * hum
  }
}

function toWav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // PCM, one channel.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  const bytes = Buffer.from(samples.map(value => Math.max(0, Math.min(255, Math.round(128 + value * 100)))))
  return Buffer.concat([head, bytes])
}
