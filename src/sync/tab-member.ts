/** `remembered`: a cold start without a token; the member's own rows may be read, nothing can be sent. */
export interface TabMember {
  readonly memberId: string
  readonly mode: 'signed-in' | 'remembered'
}

/** Who this tab belongs to, shared by the parts of the engine. */
export interface TabState {
  member: TabMember | undefined
  /** The server answered 401: nothing is sent until this member signs in again. */
  isPaused: boolean
  /** Rises with every sign-in: a late 401 of an older token must not pause a newer session. */
  session: number
}

/** Whether this tab may send writes of that member: signed in here, and not paused. */
export function canSendFor(tab: TabState, memberId: string): boolean {
  return tab.member?.memberId === memberId && tab.member.mode === 'signed-in' && !tab.isPaused
}
