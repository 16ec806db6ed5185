import type { ApiClient } from '../../api/api-client.ts'
import type { CallResult } from '../../api/call-result.ts'
import type { LateSync } from '../app-context.ts'
import type { NetworkSide } from './connect.ts'

const noAnswer: CallResult<never> = { kind: 'no-answer', cause: 'network', retryAfterMs: undefined }

/**
 * Stands in for the network side until its chunk is loaded: earlier calls wait. If the chunk does not arrive, they answer as
 * without a network (`no-answer`), and a later call requests the chunk again.
 */
export function openNetworkSide(load: () => Promise<NetworkSide>, isOnline: () => boolean) {
  let here: NetworkSide | undefined
  let loading: Promise<NetworkSide> | undefined
  const awaiting = new Set<(side: NetworkSide) => void>()

  const loadOnce = async () => {
    try {
      here = await load()
    } catch (error) {
      loading = undefined
      throw error
    }
    for (const notify of awaiting) notify(here)
    awaiting.clear()
    return here
  }
  const whole = () => {
    loading ??= loadOnce()
    return loading
  }
  const arrived = () => whole().catch(() => undefined)

  const send: ApiClient['send'] = async (endpoint, input) => {
    const side = await arrived()
    return side ? side.api.send(endpoint, input) : noAnswer
  }
  const api: ApiClient = { isOnline, call: send, send }

  const watch: LateSync['watch'] = (id, options) => {
    if (here) return here.sync.watch(id, options)
    let stop: (() => void) | undefined
    const begin = ({ sync }: NetworkSide) => {
      stop = sync.watch(id, options)
    }
    awaiting.add(begin)
    void arrived()
    return () => {
      awaiting.delete(begin)
      stop?.()
    }
  }
  const sync: LateSync = {
    member: () => here?.sync.member(),
    pull: async (id, options) => {
      const side = await arrived()
      return side ? side.sync.pull(id, options) : { kind: 'not-loaded' }
    },
    watch,
    enqueue: async (kind, payload) => {
      const side = await arrived()
      return side ? side.sync.enqueue(kind, payload) : { kind: 'not-stored', reason: 'failed' }
    },
    tryAgain: async seq => (await whole()).sync.tryAgain(seq),
    discard: async seq => (await whole()).sync.discard(seq),
    bringBack: async file => (await whole()).sync.bringBack(file),
    drainBeforeSignOut: async () => (await whole()).sync.drainBeforeSignOut(),
    claimNotification: async key => (await whole()).sync.claimNotification(key),
    putAway: async key => (await whole()).sync.putAway(key),
    recordBalance: async received => (await whole()).sync.recordBalance(received),
    get money() {
      if (!here) throw new Error('Pages about money open when the network side is here (routes/__root.tsx)')
      return here.sync.money
    },
  }
  return { api, sync, whole, isHere: () => here !== undefined }
}
