import * as z from 'zod/mini'
import { changeEvent } from '../../../contract/events.ts'
import { readEventStream, type StreamEnd } from '../../api/event-stream.ts'
import { backoffMs } from '../backoff.ts'
import type { Random } from '../environment.ts'
import { pause } from '../pause.ts'
import { type HeartbeatContext, holdHeartbeatLock, taken } from './heartbeat-lock.ts'
import type { StreamCursor } from './stream-cursor.ts'

export interface StreamSource {
  readonly readBase: () => string
  readonly readToken: () => { token: string; memberId: string } | undefined
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
}

export interface LiveContext extends HeartbeatContext {
  readonly random: Random
  readonly stream: StreamSource
  readonly place: StreamCursor
  /** Something of the member changed on the server. */
  readonly onChange: (topic: string) => void
  /** News of a shared table, which carry what they tell. */
  readonly onTable: (news: unknown) => void
  /** The stream is not to be had: look by yourself. */
  readonly onPoll: () => void
}

/** How often to look while no stream is open. */
const pollMs = 30_000

/** The server sends at least a comment every 20 s: a stream that says nothing for this long is dead. */
const silenceMs = 50_000

/** What a tab remembers between two leaderships, so that nothing between them is missed. */
export interface StreamMemory {
  lastEventId: string
  failures: number
  retryMs: number
}

/** The memory of a stream that has never been open. */
export function emptyStreamMemory(): StreamMemory {
  return { lastEventId: '', failures: 0, retryMs: 0 }
}

/**
 * The member's event stream: read by the one visible tab that holds the Web Lock `live:<member>` (HTTP/1.1 allows six
 * connections an origin), until the signal ends it. It queues on the lock, so the next visible tab takes over.
 */
export async function followChanges(
  context: LiveContext,
  memberId: string,
  memory: StreamMemory,
  signal: AbortSignal,
): Promise<void> {
  const read = (lost: AbortSignal) => lead(context, memberId, memory, AbortSignal.any([signal, lost]))
  try {
    // Taken while this tab was suspended: it stands in line again.
    while ((await holdHeartbeatLock(context, `live:${memberId}`, signal, read)) === taken)
      signal.throwIfAborted()
  } catch {
    // Given up while waiting for the lock: another tab leads.
  }
}

async function lead(
  context: LiveContext,
  memberId: string,
  memory: StreamMemory,
  signal: AbortSignal,
): Promise<void> {
  const stopPolling = startPolling(context, memory, signal)
  try {
    // Another tab may have read on since this one did.
    memory.lastEventId = (await context.place.read()) || memory.lastEventId
    while (!signal.aborted) {
      const end = await connect(context, memberId, memory, signal)
      if (signal.aborted || (end.kind === 'refused' && end.status === 401)) return
      memory.failures += 1
      const waitMs = Math.max(memory.retryMs, backoffMs(memory.failures, context.random.fraction()))
      await pause(context.clock, waitMs, signal)
    }
  } finally {
    stopPolling()
  }
}

async function connect(
  { stream, place, onChange, onTable, clock }: LiveContext,
  memberId: string,
  memory: StreamMemory,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const bearer = stream.readToken()
  if (bearer?.memberId !== memberId) return { kind: 'refused', status: 401 }
  const watchdog = createWatchdog(clock, signal)
  const end = await readEventStream({
    url: `${stream.readBase()}/api/events`,
    token: bearer.token,
    lastEventId: memory.lastEventId,
    signal: watchdog.signal,
    fetch: stream.fetch,
    onSign: watchdog.reset,
    onOpen: () => {
      memory.failures = 0
    },
    onRetry: waitMs => {
      memory.retryMs = waitMs
    },
    onEvent: event => {
      const change = readChange(event.data)
      if (change?.table !== undefined) onTable(change.table)
      else if (change !== undefined) onChange(change.topic)
    },
    onId: id => {
      memory.lastEventId = id
      place.keep(id)
    },
  })
  watchdog.stop()
  return end
}

/** Ends a connection whose other side fell silent: a dead mobile connection gives no error for minutes. */
function createWatchdog(clock: LiveContext['clock'], signal: AbortSignal) {
  const controller = new AbortController()
  const end = () => controller.abort()
  signal.addEventListener('abort', end)
  let cancel = clock.after(silenceMs, end)
  const reset = () => {
    cancel()
    cancel = clock.after(silenceMs, end)
  }
  const stop = () => {
    cancel()
    signal.removeEventListener('abort', end)
  }
  return { signal: controller.signal, reset, stop }
}

/** A topic of a newer server is dropped: this app has no rows for it. */
function readChange(data: string): z.output<typeof changeEvent> | undefined {
  try {
    return z.safeParse(changeEvent, JSON.parse(data)).data
  } catch {
    return undefined
  }
}

function startPolling({ clock, onPoll }: LiveContext, memory: StreamMemory, signal: AbortSignal): () => void {
  let cancel = () => {}
  const look = () => {
    if (signal.aborted) return
    if (memory.failures > 0) onPoll()
    cancel = clock.after(pollMs, look)
  }
  cancel = clock.after(pollMs, look)
  return () => cancel()
}
