import { useEffect, useState } from 'react'
import { readNotifications } from '../../../../contract/support/information.ts'
import { useApp } from '../../../app/app-context.ts'
import type { NotificationRow } from '../../../db/personal-rows.ts'

/** Long enough to have been seen. */
const seenMs = 1500

const nothing: ReadonlySet<string> = new Set()

/**
 * Marks what is on the screen as read, and keeps those rows looking new until the screen is left: what was read a moment
 * ago should not change under the eye. Offline it simply stays unread.
 */
export function useMarkRead(view: { rows: readonly NotificationRow[] } | undefined): ReadonlySet<string> {
  const { api, newKey, sync } = useApp()
  const [seen, setSeen] = useState(nothing)
  const unread = view?.rows.filter(row => row.read_at === null) ?? []
  const newest = unread[0]?.id
  const ids = unread.map(row => row.id).join(' ')
  useEffect(() => {
    if (newest === undefined) return
    const timer = setTimeout(() => {
      const member = sync.member()
      if (member?.mode !== 'signed-in') return
      setSeen(before => new Set([...before, ...ids.split(' ')]))
      const body = { up_to: newest }
      void api
        .send(readNotifications, { body, key: newKey(), member: member.memberId })
        .then(() => sync.pull('notifications', { force: true }))
    }, seenMs)
    return () => clearTimeout(timer)
  }, [newest, ids, api, newKey, sync])
  return seen
}
