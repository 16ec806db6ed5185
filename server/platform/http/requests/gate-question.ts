import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import { clientKey, findCall } from '../idempotency.ts'
import type { Caller } from './caller.ts'

/** What a gate is asked before a call is done. */
export interface GateQuestion {
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

/** Whether the member's call was done, or begun, under this key. */
export async function wasSeen(db: Deps['db'], memberId: string, key: string): Promise<boolean> {
  return (await findCall(db, { memberId, key: clientKey(key) })).state !== 'unknown'
}

/** Whether the call is for play money, which costs the player nothing. */
export function isPlay(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'mode' in body && body.mode === 'demo'
}
