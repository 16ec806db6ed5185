export const revokedReasons = [
  'signed_out',
  'force_offline',
  'token_reused',
  'password_changed',
  'ended_by_member',
  'account_erased',
  'account_closed',
] as const
export type RevokedReason = (typeof revokedReasons)[number]

export interface Revocations {
  readonly reasonFor: (sessionId: string) => RevokedReason | undefined
  readonly add: (sessionId: string, reason: RevokedReason) => void
  /** Forgets what was revoked so long ago that no bearer token of it can still live. */
  readonly forgetBefore: (moment: Date) => void
}

/** This process's copy of the sessions that were ended before their bearer tokens expired. */
export function createRevocations(now: () => Date): Revocations {
  const known = new Map<string, { readonly reason: RevokedReason; readonly at: number }>()
  return {
    reasonFor: sessionId => known.get(sessionId)?.reason,
    add: (sessionId, reason) => {
      if (!known.has(sessionId)) known.set(sessionId, { reason, at: now().getTime() })
    },
    forgetBefore: moment => {
      for (const [id, { at }] of known) if (at < moment.getTime()) known.delete(id)
    },
  }
}
