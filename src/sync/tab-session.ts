import { liveQuery } from 'dexie'
import type { Database } from '../db/database.ts'
import { coldStart, emptyMember, enterDevice, holdSession, type SignedIn } from './device-session.ts'
import type { StartedAs, UnsentWrite } from './engine.ts'
import type { Clock, TabChannel, TabLocks } from './environment.ts'
import { inBackground } from './in-background.ts'
import { newestKey } from './queue/waiting-writes.ts'
import type { TabMember, TabState } from './tab-member.ts'

export interface TabSessionContext {
  readonly db: Database
  readonly locks: TabLocks
  readonly clock: Clock
  readonly channel: TabChannel
  readonly tab: TabState
  readonly push: () => Promise<void>
  /** The tab belongs to somebody else, or to nobody. */
  readonly onChange: (member: TabMember | undefined) => void
}

export interface TabSession {
  signIn(signedIn: SignedIn): Promise<void>
  startCold(): Promise<StartedAs>
  drainBeforeSignOut(): Promise<readonly UnsentWrite[]>
  /** Empties a member on this device, this tab's or another, and tells the other tabs. */
  empty(memberId: string, keepsWrites: boolean): Promise<void>
  /** Another tab emptied the member: answers whether it was this tab's. */
  onSignedOut(memberId: string): boolean
  leave(): void
}

const signOutPatienceMs = 3000

/** A write appended by any tab, one without a session among them, is sent by one that has it. */
function onAppends(db: Database, memberId: string, push: () => Promise<void>): () => void {
  const subscription = liveQuery(() => newestKey(db, memberId)).subscribe({
    next: key => {
      if (key !== undefined) inBackground(push())
    },
    // The database was closed by a newer tab: the app asks to reload.
    error: () => {},
  })
  return () => subscription.unsubscribe()
}

/** Whose tab this is, from sign-in to sign-out. */
export function createTabSession(context: TabSessionContext): TabSession {
  const { db, locks, clock, channel, tab, push } = context
  let endings: (() => void)[] = []

  function become(member: TabMember | undefined) {
    for (const end of endings) end()
    endings = []
    tab.member = member
    tab.isPaused = false
    tab.session += 1
    if (member?.mode === 'signed-in') {
      endings = [holdSession(locks, member.memberId), onAppends(db, member.memberId, push)]
    }
    context.onChange(member)
  }

  async function drainBeforeSignOut() {
    const memberId = tab.member?.memberId
    if (memberId === undefined) return []
    await Promise.race([push(), new Promise<void>(done => clock.after(signOutPatienceMs, done))])
    const rows = await db.queuedWrites.where('memberId').equals(memberId).toArray()
    return rows.map(({ seq, kind, subject, label }) => ({ seq, kind, subject, label }))
  }

  return {
    signIn: async signedIn => {
      await enterDevice({ db, locks, clock }, signedIn)
      become({ memberId: signedIn.memberId, mode: 'signed-in' })
    },
    startCold: async () => {
      const memberId = await coldStart({ db, locks, clock })
      if (memberId === undefined) return { kind: 'guest' }
      become({ memberId, mode: 'remembered' })
      return { kind: 'remembered', memberId }
    },
    drainBeforeSignOut,
    empty: async (memberId, keepsWrites) => {
      if (tab.member?.memberId === memberId) become(undefined)
      await emptyMember(db, memberId, keepsWrites)
      channel.post({ kind: 'signed-out', memberId })
    },
    onSignedOut: memberId => {
      if (tab.member?.memberId !== memberId) return false
      become(undefined)
      return true
    },
    leave: () => become(undefined),
  }
}
