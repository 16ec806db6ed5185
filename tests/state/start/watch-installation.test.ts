// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { watchInstallation } from '../../../src/pwa/watch-installation.ts'
import { installation } from '../../../src/state/device/installation.ts'

const offer = (asked: string[]) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void asked.push('asked'),
  })

afterEach(() => {
  Reflect.deleteProperty(window, 'installPrompt')
  installation.offer = 'byHand'
  installation.ask = undefined
})

test('an offer to install that came before the app ran is the button’s, once', () => {
  const asked: string[] = []
  Reflect.set(window, 'installPrompt', offer(asked))
  watchInstallation(window)
  expect(installation.offer).toBe('ready')
  installation.ask?.()
  expect(asked).toEqual(['asked'])
  expect(installation.offer).toBe('byHand')
})

test('one that comes later is, too, and the browser shows none of its own', () => {
  watchInstallation(window)
  expect(installation.offer).toBe('byHand')
  const late = offer([])
  window.dispatchEvent(late)
  expect(late.defaultPrevented).toBe(true)
  expect(installation.offer).toBe('ready')
})
