import { expect, test } from 'vitest'
import { chooseKept } from '../../../src/pwa/choose-kept.ts'

const shell = [
  { url: '/index.html', revision: 'a' },
  { url: '/fonts/face.woff2', revision: 'b' },
  '/assets/home.js',
]

test('an installation keeps the whole shell, but no font for a member who saves data', () => {
  expect(chooseKept(shell, false)).toEqual(shell)
  expect(chooseKept(shell, true)).toEqual([{ url: '/index.html', revision: 'a' }, '/assets/home.js'])
})
