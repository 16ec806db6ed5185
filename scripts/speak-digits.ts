import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Language } from '../contract/language.ts'

/**
 * Writes the spoken digits of verification codes: `npm run speak-digits`, with eSpeak NG installed (`apt-get install espeak-ng`).
 * A file a language in `server/features/auth/captcha/digits`: lengths of the samples as 32-bit integers, then the samples, 8 kHz, 8 bits.
 */
const voices: Readonly<Record<Language, string>> = {
  pt: 'pt-br',
  en: 'en-us',
  zh_cn: 'cmn',
  vi: 'vi',
  id: 'id',
  ms: 'ms',
  th: 'th',
  tr: 'tr',
}
/** Speakers of each language: eSpeak's own man, another one, and a woman. */
const variants = ['', '+m3', '+f2']
const rate = 8_000

function speak(voice: string, digit: number): Float64Array {
  const args = ['-v', voice, '-s', '135', '-g', '0', '--stdout', String(digit)]
  const wav = execFileSync('espeak-ng', args, { maxBuffer: 1 << 24 })
  const from = wav.readUInt32LE(24)
  const start = wav.indexOf('data') + 8
  const source = Float64Array.from({ length: (wav.length - start) >> 1 }, (_, at) => {
    return wav.readInt16LE(start + at * 2) / 32_768
  })
  return level(trim(resample(source, from)))
}

/** To 8 kHz, through a low-pass of 64 taps. */
function resample(source: Float64Array, from: number): Float64Array {
  const step = from / rate
  const half = 32
  const cutoff = (0.46 * rate) / from
  return Float64Array.from({ length: Math.floor(source.length / step) }, (_, at) => {
    const middle = at * step
    let sum = 0
    for (let tap = Math.ceil(middle - half); tap <= middle + half; tap += 1) {
      const x = tap - middle
      const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x)
      sum += (source[tap] ?? 0) * sinc * (0.54 + 0.46 * Math.cos((Math.PI * x) / half))
    }
    return sum
  })
}

/** Without the silence around the word. */
function trim(samples: Float64Array): Float64Array {
  const isLoud = (value: number) => Math.abs(value) > 0.01
  const first = samples.findIndex(isLoud)
  const last = samples.findLastIndex(isLoud)
  return samples.slice(Math.max(0, first - 80), last + 160)
}

/** All as loud as each other. */
function level(samples: Float64Array): Float64Array {
  const power = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const gain = Math.min(0.16 / power, 0.95 / peak)
  return samples.map(value => value * gain)
}

for (const [language, voice] of Object.entries(voices)) {
  const spoken = variants.flatMap(variant =>
    Array.from({ length: 10 }, (_, digit) => speak(`${voice}${variant}`, digit)),
  )
  const lengths = Buffer.alloc(4 * spoken.length)
  for (const [at, samples] of spoken.entries()) lengths.writeUInt32BE(samples.length, at * 4)
  const bytes = spoken.map(samples => Buffer.from(samples.map(value => Math.round(128 + value * 127))))
  writeFileSync(`server/features/auth/captcha/digits/${language}.bin`, Buffer.concat([lengths, ...bytes]))
}
