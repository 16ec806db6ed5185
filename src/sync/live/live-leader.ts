import type { Clock, Random, TabChannel, TabLocks, Triggers } from '../environment.ts'
import type { StreamMemory, StreamSource } from './live-stream.ts'
import type { StreamCursor } from './stream-cursor.ts'

export interface LeaderContext {
  readonly locks: TabLocks
  readonly clock: Clock
  readonly random: Random
  readonly channel: TabChannel
  readonly triggers: Triggers
  readonly stream: StreamSource
  readonly openPlace: (memberId: string) => Promise<StreamCursor>
  readonly onChange: (memberId: string, topic: string) => void
  readonly onTable: (news: unknown) => void
  readonly onPoll: () => void
}

export interface LiveLeader {
  /** Follows this member's changes while the page is visible; `undefined` follows nobody. */
  follow(memberId: string | undefined): void
  /** The page was shown or hidden. */
  look(): void
}

/** Starts and ends the reading of the event stream; the reading itself is a chunk of its own, loaded when first needed. */
export function createLiveLeader(context: LeaderContext): LiveLeader {
  const memories = new Map<string, StreamMemory>()
  let member: string | undefined
  let reading: AbortController | undefined

  async function read(memberId: string, signal: AbortSignal) {
    const [{ emptyStreamMemory, followChanges }, place] = await Promise.all([
      import('./live-stream.ts'),
      context.openPlace(memberId),
    ])
    const memory = memories.get(memberId) ?? emptyStreamMemory()
    memories.set(memberId, memory)
    const { locks, clock, channel, random, stream, onTable, onPoll } = context
    const onChange = (topic: string) => {
      context.channel.post({ kind: 'changed', memberId, topic })
      context.onChange(memberId, topic)
    }
    const live = { locks, clock, channel, random, stream, place, onPoll, onTable, onChange }
    await followChanges(live, memberId, memory, signal)
  }

  function end() {
    reading?.abort()
    reading = undefined
  }

  function look() {
    if (!context.triggers.isVisible() || member === undefined) return end()
    if (reading) return
    const controller = new AbortController()
    reading = controller
    read(member, controller.signal)
      // The chunk did not arrive: the next look tries again.
      .catch(() => {})
      .finally(() => {
        if (reading === controller) reading = undefined
      })
  }

  return {
    follow: memberId => {
      if (member !== memberId) end()
      member = memberId
      look()
    },
    look,
  }
}
