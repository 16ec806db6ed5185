import type { Database } from '../../db/database.ts'
import { inBackground } from '../in-background.ts'
import { type MemberMark, markMember, memberSince } from '../pull/member-row.ts'

/**
 * How far a member's event stream was read, kept on the device: a page that is loaded again, or the tab that takes over,
 * receives what happened meanwhile. Its rows may count as fresh although they were pulled before that.
 */
export interface StreamCursor {
  /** The id to resume after; empty where no stream was ever read. */
  read(): Promise<string>
  keep(id: string): void
}

const resource = 'live'

/** Keeps the id of the last event, so that another tab, or the next visit, goes on behind it. */
export function createStreamCursor(db: Database, memberId: string): StreamCursor {
  let mark: MemberMark | undefined
  const keep = (id: string) =>
    db.transaction('rw', [db.syncState, db.deviceMembers], async () => {
      // A stream that ends late must not leave a row behind on a device that was signed out.
      if (mark === undefined || !(await memberSince(db, mark))) return
      const nothing = { etag: null, checkedAt: 0, olderCursor: null, walk: null }
      await db.syncState.put({ memberId, resource, language: '', part: '', version: id, ...nothing })
    })
  return {
    read: async () => {
      mark = await markMember(db, memberId)
      return (await db.syncState.get([memberId, resource, '', '']))?.version ?? ''
    },
    keep: id => inBackground(keep(id)),
  }
}
