import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { speakCaptcha } from '../../../server/features/auth/captcha/captcha-sound.ts'
import { speakersOf } from '../../../server/features/auth/captcha/digit-samples.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* The picture captcha stays […] and its text alternative becomes spoken digits. */

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const post = async (url: string, payload: object = {}) => {
  const answer = await world.app.inject({ method: 'POST', url, payload })
  return answer.json()
}
const soundOf = (answer: { sound: string }) => Buffer.from(answer.sound.split(',')[1] ?? '', 'base64')
const samplesOf = (wav: Buffer) => wav.subarray(44)
const secondsOf = (wav: Buffer) => samplesOf(wav).length / wav.readUInt32LE(24)

describe('the spoken verification code', () => {
  it('is a sound file in every language, seconds long, and a new one each time', async () => {
    for (const lang of languages) {
      const { key } = await post(`/api/auth/captcha?lang=${lang}`)
      const [first, second] = [
        soundOf(await post(`/api/auth/captcha/sound?lang=${lang}`, { key })),
        soundOf(await post(`/api/auth/captcha/sound?lang=${lang}`, { key })),
      ]
      expect(first.toString('latin1', 0, 4)).toBe('RIFF')
      expect(first.toString('latin1', 8, 16)).toBe('WAVEfmt ')
      expect(first.length).toBe(first.readUInt32LE(4) + 8)
      expect(secondsOf(first)).toBeGreaterThan(4)
      expect(secondsOf(first)).toBeLessThan(14)
      expect(second.equals(first)).toBe(false)
    }
  })

  it('stands in no answer as text: neither a question nor the digits', async () => {
    const issued = await post('/api/auth/captcha')
    expect(issued).not.toHaveProperty('question')
    const received = await post('/api/auth/captcha/sound', { key: issued.key })
    expect(Object.keys(received).toSorted()).toEqual(['code', 'message', 'sound', 'status'])
    expect(samplesOf(soundOf(received)).toString('latin1')).not.toMatch(/\d{6}/)
  })

  it('is for a captcha that is there, and gone with it', async () => {
    const { key } = await post('/api/auth/captcha')
    await post('/api/auth/forgot', { account: 'nobody', key, captcha: 'WRONG', proof: '0' })
    expect(await post('/api/auth/captcha/sound', { key })).toMatchObject({ error: 'captcha_invalid' })
    expect(await post('/api/auth/captcha/sound', { key: 'x' })).toMatchObject({ error: 'captcha_invalid' })
    const late = await post('/api/auth/captcha')
    world.clock.advance(6 * 60_000)
    expect(await post('/api/auth/captcha/sound', { key: late.key })).toMatchObject({
      error: 'captcha_invalid',
    })
  })

  it('is answered with its digits, which nobody but the sound tells: the last spoken ones count', async () => {
    const spoken: string[] = []
    const random = world.deps.random
    // The code is the first thing that is drawn for a sound.
    const seen = { ...world.deps, random: (length: number) => random(length) }
    const { soundCaptcha, checkCaptcha, issueCaptcha } = await import(
      '../../../server/features/auth/captcha/captcha-service.ts'
    )
    for (const value of [123_456, 7]) {
      const bytes = Buffer.alloc(6)
      bytes.writeUIntBE(value, 0, 6)
      spoken.push(String(value).padStart(6, '0'))
      const { key } = await issueCaptcha(seen, '203.0.113.7')
      const fixed = { ...seen, random: (length: number) => (length === 6 ? bytes : random(length)) }
      await soundCaptcha(fixed, key, 'pt')
      const given = { key, captcha: spoken.at(-1), proof: '0' }
      expect(await checkCaptcha(world.deps, given)).toBeUndefined()
      expect(await checkCaptcha(world.deps, given)).toMatchObject({ word: 'captcha_invalid' })
    }
  })
})

describe('the speakers of a language', () => {
  it('are three, each with ten digits of their own', () => {
    for (const language of languages) {
      const speakers = speakersOf(language)
      expect(speakers).toHaveLength(3)
      for (const speaker of speakers) {
        expect(speaker).toHaveLength(10)
        for (const samples of speaker) expect(samples.length).toBeGreaterThan(1_000)
      }
    }
  })

  it('are heard above what disturbs: words are louder than pauses by far', () => {
    const wav = speakCaptcha('3333', speakersOf('pt'), Math.random)
    const samples = samplesOf(wav)
    const power = (from: number, to: number) =>
      Math.sqrt(samples.subarray(from, to).reduce((sum, value) => sum + (value - 128) ** 2, 0) / (to - from))
    const parts = Array.from({ length: Math.floor(samples.length / 800) }, (_, at) =>
      power(at * 800, (at + 1) * 800),
    ).toSorted((one, other) => one - other)
    const soft = parts[Math.floor(parts.length * 0.2)] ?? 0
    const loud = parts[Math.floor(parts.length * 0.85)] ?? 0
    expect(loud / soft).toBeGreaterThan(2)
  })

  it('cannot be distinguished by their bytes: no sample is in a sound as it was recorded', () => {
    const recorded = readFileSync('server/features/auth/captcha/digits/pt.bin').subarray(120)
    const sound = samplesOf(speakCaptcha('0123456789', speakersOf('pt'), Math.random))
    for (let at = 0; at + 64 < recorded.length; at += 997) {
      expect(sound.includes(recorded.subarray(at, at + 64))).toBe(false)
    }
  })
})
