import { asRecord } from '../state/member/as-record.ts'
import { readOwnPath } from '../state/member/own-path.ts'

/**
 * A notification was pressed while a window is open: opens its page, as a link would (push-messages.ts). The worker posts the message
 * once; the page keeps one that came before this ran (index.html).
 */
export function onNotificationClick(page: Window, worker: EventTarget, open: (path: string) => void) {
  const onEvent = (message: unknown) => {
    const { type, path: raw } = asRecord(message) ?? {}
    const path = type === 'OPEN' ? readOwnPath(raw) : undefined
    if (path !== undefined) open(path)
  }
  onEvent(Reflect.get(page, 'pressedMessage'))
  worker.addEventListener('message', event => {
    if (event instanceof MessageEvent) onEvent(event.data)
  })
}
