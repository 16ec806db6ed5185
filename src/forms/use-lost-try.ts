import { useRef } from 'react'
import type { CallResult } from '../api/call-result.ts'

/**
 * What is known after this try of a call that is pressed again: without a line nothing is learnt of an earlier one whose answer was
 * lost, and nobody may say that nothing was sent.
 */
export function useLostTry(): <Reply>(result: CallResult<Reply>) => CallResult<Reply> {
  const wasLost = useRef(false)
  return result => {
    if (result.kind === 'no-answer' && result.cause === 'offline')
      return wasLost.current ? { ...result, cause: 'network' } : result
    wasLost.current = result.kind === 'no-answer' || result.kind === 'unreadable'
    return result
  }
}
