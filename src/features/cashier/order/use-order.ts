import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type Recharge, rechargeStatus } from '../../../../contract/cashier/money.ts'
import { useApp } from '../../../app/app-context.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { connection } from '../../../state/connection.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { pollWithBackOff } from './poll-with-back-off.ts'

type OrderView =
  | { status: 'loading' }
  /** Neither this device nor the member who is signed in knows it. */
  | { status: 'unknown' }
  | { status: 'known'; order: Recharge; memberId: string | undefined }

const finalStates: readonly Recharge['state'][] = ['paid', 'refunded', 'failed']

/**
 * One order as it stands: from the device at once, then by live events where the member is signed in, and by its own token
 * in any case, so that the page survives a phone that ends the app on the trip to the bank.
 */
export function useOrder(orderId: string): OrderView {
  const { db, sync } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const kept = useLiveQuery(() => readKept(db, orderId, memberId), [db, orderId, memberId])
  const asked = usePolled(kept?.token)
  const [wasPulled, setWasPulled] = useState(false)
  useEffect(() => {
    if (memberId === undefined) return
    const shown = new AbortController()
    const { signal } = shown
    void sync.pull('recharges', { signal }).then(() => signal.aborted || setWasPulled(true))
    const stop = sync.watch('recharges')
    return () => {
      stop()
      shown.abort()
    }
  }, [sync, memberId])
  const received = typeof asked === 'object' && asked.id === orderId ? asked : undefined
  const order = latest(kept?.row, received)
  const isNews = received !== undefined && kept?.row !== undefined && received.state !== kept.row.state
  useEffect(() => {
    if (isNews) void sync.pull('recharges', { force: true })
  }, [isNews, sync])
  const isPaid = order?.state === 'paid'
  useEffect(() => {
    if (isPaid && memberId !== undefined) void sync.pull('balance', { force: true })
  }, [isPaid, memberId, sync])

  if (order) return { status: 'known', order, memberId }
  const mayBeShown = kept?.token !== undefined && asked !== 'refused'
  const isStillAsking = kept === undefined || mayBeShown || (memberId !== undefined && !wasPulled)
  return isStillAsking || now.status === 'starting' ? { status: 'loading' } : { status: 'unknown' }
}

/** A row that has ended is the truth; before that, what was asked last. */
function latest(row: Recharge | undefined, received: Recharge | undefined): Recharge | undefined {
  if (row && finalStates.includes(row.state)) return row
  return received ?? row
}

/** A signed-in member sees own orders only; with nobody signed in, the token on this device speaks for itself. */
function readKept(db: ReadOnlyDatabase, orderId: string, memberId: string | undefined) {
  return db.snapshot(['orderTokens', 'recharges'], async () => {
    const known = await db.orderTokens.get(orderId)
    const isOwn = memberId === undefined || known?.memberId === memberId
    const row = memberId === undefined ? undefined : await db.recharges.get([memberId, orderId])
    return { token: isOwn ? known?.order_token : undefined, row }
  })
}

function usePolled(token: string | undefined): Recharge | 'refused' | undefined {
  const { api } = useApp()
  const { quality } = useSnapshot(connection)
  const isOffline = quality === 'offline'
  const [received, setReceived] = useState<Recharge | 'refused'>()
  useEffect(() => {
    if (token === undefined || isOffline) return
    const ask = async (signal: AbortSignal) => {
      if (document.visibilityState === 'hidden') return 'again'
      const result = await api.call(rechargeStatus, { body: { order_token: token }, signal })
      if (signal.aborted) return 'over'
      if (result.kind === 'refused') setReceived(before => before ?? 'refused')
      if (result.kind !== 'answer') return 'again'
      setReceived(result.reply.data)
      return finalStates.includes(result.reply.data.state) ? 'over' : 'again'
    }
    const polling = pollWithBackOff(ask, (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    })
    document.addEventListener('visibilitychange', polling.soon)
    return () => {
      document.removeEventListener('visibilitychange', polling.soon)
      polling.stop()
    }
  }, [token, isOffline, api])
  return received
}
