import { expect, test } from 'vitest'
import { readOwnPath } from '../../src/state/member/own-path.ts'

test.each(['/recharge', '/promotion/activity/recharge?step=2#top', '/'])(
  'a path leads to %s, a page of ours',
  path => {
    expect(readOwnPath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'javascript:alert(1)',
  '/api/auth/me',
  '/provider/pay',
  '/backoffice',
  '/\tevil',
  '',
  undefined,
  7,
])('a path leads nowhere for %j', raw => {
  expect(readOwnPath(raw)).toBeUndefined()
})
