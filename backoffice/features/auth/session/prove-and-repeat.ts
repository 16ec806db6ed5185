import type { ApiClient } from '../../../../src/api/api-client.ts'
import type { CallResult } from '../../../../src/api/call-result.ts'

/**
 * A client whose calls, refused with `proof_required`, ask the operator to prove who they are and are then sent again as they
 * were: same body, same idempotency key. Given up, the refusal stands.
 */
export function proveAndRepeat(api: ApiClient, ask: () => Promise<boolean>): ApiClient {
  const send: ApiClient['send'] = async (endpoint, input) => {
    const result = await api.send(endpoint, input)
    return wantsProof(result) && (await ask()) ? api.send(endpoint, input) : result
  }
  return { isOnline: api.isOnline, call: send, send }
}

function wantsProof(result: CallResult<unknown>): boolean {
  return result.kind === 'refused' && result.refusal.error === 'proof_required'
}
