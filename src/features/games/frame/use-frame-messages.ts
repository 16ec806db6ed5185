import { type RefObject, useEffect, useRef } from 'react'
import { type FrameMessage, readFrameMessage } from './frame-message.ts'

/** Hears what the page in the frame says, and nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onEvent: (message: FrameMessage) => void,
): void {
  const newest = useRef(onEvent)
  useEffect(() => {
    newest.current = onEvent
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { url, page: frame.current?.contentWindow ?? null })
      if (message) newest.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, url])
}
