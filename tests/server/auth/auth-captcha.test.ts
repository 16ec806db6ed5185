import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { captchaAlphabet } from '../../../server/features/auth/captcha/captcha-glyphs.ts'
import { drawCaptcha } from '../../../server/features/auth/captcha/captcha-image.ts'
import { normaliseAnswer } from '../../../server/features/auth/captcha/captcha-rules.ts'
import { sweepExpired } from '../../../server/features/auth/captcha/captcha-store.ts'
import {
  birthDateFault,
  maskCpf,
  maskEmail,
  maskName,
  maskPhone,
} from '../../../server/features/auth/member-rules.ts'
import { isProof } from '../../../server/platform/guesses/work-rules.ts'
import { registerMember } from '../../support/people/test-members.ts'
import { createTestApp } from '../../support/test-app.ts'

/* docs/rules/accounts.md: "The code is needed at registration, and at login after three failures." */

test('a proof is a counter whose hash begins with that many zero bits', () => {
  let counter = 0
  const zeroBits = () =>
    createHash('sha256')
      .update(`abc:${counter}`)
      .digest()
      .readUInt32BE(0)
      .toString(2)
      .padStart(32, '0')
      .indexOf('1')
  while (zeroBits() < 10) counter += 1
  expect(isProof('abc:', String(counter), 10)).toBe(true)
  expect(isProof('abc:', String(counter), zeroBits() + 1)).toBe(false)
  expect(isProof('abd:', String(counter), 10)).toBe(false)
  for (const wrong of ['', '-1', '1e5', ' 1', `${counter}.0`, 'x'])
    expect(isProof('abc:', wrong, 1)).toBe(false)
})

test('the image holds no text, and no two drawings of one code are alike', () => {
  const draw = () => Buffer.from(drawCaptcha('A7KP3', Math.random).split(',')[1] ?? '', 'base64').toString()
  expect(draw()).not.toBe(draw())
  expect(draw()).not.toMatch(/<text|A7KP3/)
  expect(draw()).not.toContain('NaN')
  expect(captchaAlphabet.length).toBeGreaterThan(15)
})

test('case and spaces of an answer do not matter', () => {
  expect(normaliseAnswer(' a7 kp3 ')).toBe('A7KP3')
})

test('age is counted in whole years on that day', () => {
  expect(birthDateFault('2008-11-20', '2026-11-20')).toBeUndefined()
  expect(birthDateFault('2008-11-21', '2026-11-20')).toBe('under_age')
  expect(birthDateFault('2008-02-29', '2026-02-28')).toBe('under_age')
  expect(birthDateFault('2008-02-29', '2026-03-01')).toBeUndefined()
  expect(birthDateFault('2027-01-01', '2026-11-20')).toBe('birth_date_invalid')
  expect(birthDateFault('1899-01-01', '2026-11-20')).toBe('birth_date_invalid')
  expect(birthDateFault('2000-02-30', '2026-11-20')).toBe('birth_date_invalid')
})

test('what travels of a document is enough to recognise and too little to copy', () => {
  expect(maskName('João da Silva')).toBe('João d* S****')
  expect(maskCpf('39053344705')).toBe('***.533.447-**')
  expect(maskPhone('+5511987654321')).toBe('+55 (11) *****-4321')
  expect(maskEmail('ana@example.com')).toBe('a***@example.com')
})

test('what has run out is swept: captchas, counts of failures, refresh tokens', async () => {
  const world = await createTestApp()
  const member = await registerMember(world)
  const signIn = { name: member.name, password: member.password, remember: true }
  await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/login2',
    payload: { ...signIn, password: 'errada' },
  })
  await world.app.inject({ method: 'POST', url: '/api/auth/login2', payload: signIn })
  const left = async () => {
    const { rows } = await sql<{ count: bigint }>`SELECT (SELECT count(*) FROM captcha)
      + (SELECT count(*) FROM sign_in_failure) + (SELECT count(*) FROM refresh_token) AS count`.execute(
      world.deps.db,
    )
    return rows[0]?.count
  }
  expect(await left()).toBeGreaterThan(2n)
  await sweepExpired(world.deps.db, world.clock.now())
  expect(await left()).toBeGreaterThan(2n)
  world.clock.advance(61 * 24 * 3_600_000)
  await sweepExpired(world.deps.db, world.clock.now())
  expect(await left()).toBe(0n)
  await world.close()
})
