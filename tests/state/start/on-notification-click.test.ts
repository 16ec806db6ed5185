// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onNotificationClick } from '../../../src/pwa/on-notification-click.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'pressedMessage')
})

function listen() {
  const opened: string[] = []
  const worker = new EventTarget()
  onNotificationClick(window, worker, path => opened.push(path))
  const report = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { opened, report }
}

test('a notification that was pressed before the app ran leads to its page', () => {
  Reflect.set(window, 'pressedMessage', { type: 'OPEN', path: '/withdrawalRecord' })
  expect(listen().opened).toEqual(['/withdrawalRecord'])
})

test('one that is pressed later leads there each time, and nothing else that a worker says leads anywhere', () => {
  const { opened, report } = listen()
  report({ type: 'OPEN', path: '/withdrawalRecord' })
  report({ type: 'OPEN', path: 'https://evil.example' })
  report({ type: 'CACHE_UPDATED', path: '/profile' })
  report('OPEN')
  report({ type: 'OPEN', path: '/withdrawalRecord' })
  expect(opened).toEqual(['/withdrawalRecord', '/withdrawalRecord'])
})
