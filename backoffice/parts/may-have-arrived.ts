import type { FailedCall } from '../../src/api/call-result.ts'

/** Whether what was sent may count although no good answer came. */
export function mayHaveArrived(failure: FailedCall): boolean {
  if (failure.kind === 'no-answer') return failure.cause !== 'offline'
  return failure.kind === 'unreadable' || (failure.kind === 'refused' && failure.refusal.code >= 500)
}
