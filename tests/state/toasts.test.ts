import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, toasts } from '../../src/state/toasts.ts'

const empty = () => {
  toasts.shown = []
  toasts.held = []
}
beforeEach(() => {
  vi.useFakeTimers()
  empty()
})
afterEach(() => {
  vi.useRealTimers()
  empty()
})

const texts = () => toasts.shown.map(({ text }) => text)
const say = (text: string) => showToast({ tone: 'sky', text })
const offer = (text: string) =>
  showToast({ tone: 'sky', text, action: { label: 'Do it', onPress: () => undefined } })

test('of more news than have room the oldest goes', () => {
  for (const text of ['one', 'two', 'three', 'four']) say(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('an offer stays until it is answered, whatever is said after it', () => {
  const update = offer('A new version is ready')
  for (const text of ['one', 'two', 'three', 'four']) say(text)
  expect(texts()).toEqual(['A new version is ready', 'three', 'four'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['A new version is ready'])
  dismissToast(update)
  expect(texts()).toEqual([])
})

test('an offer for which other offers leave no room comes back when one of them is answered', () => {
  const update = offer('A new version is ready')
  const later = ['heart one', 'heart two', 'heart three'].map(offer)
  say('news')
  expect(texts()).toEqual(['heart two', 'heart three', 'news'])
  for (const id of later) dismissToast(id)
  expect(texts()).toEqual(['A new version is ready', 'news'])
  dismissToast(update)
  vi.advanceTimersByTime(6_000)
  expect(texts()).toEqual([])
})

test('an offer that is made again takes the place of the first', () => {
  const again = { tone: 'sky', action: { label: 'Do it', onPress: () => undefined } } as const
  showToast({ id: 'app-update', text: 'ready', ...again })
  for (const text of ['one', 'two', 'three']) offer(text)
  showToast({ id: 'app-update', text: 'ready again', ...again })
  expect(texts()).toEqual(['two', 'three', 'ready again'])
  expect(toasts.held.map(({ text }) => text)).toEqual(['one'])
})
