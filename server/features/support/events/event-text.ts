import type { ChangeTopic } from '../../../../contract/events.ts'
import type { TableNews } from '../../../../contract/games/shared-rounds.ts'

interface Change {
  readonly topic: ChangeTopic
  readonly table?: TableNews
}

/** An event as it goes over a stream. Its id is the time, so that a stream that was lost can say since when. */
export function writeEvent({ topic, table }: Change, at: Date): string {
  return `id: ${at.getTime()}\ndata: ${JSON.stringify({ topic, at: at.toISOString(), table })}\n\n`
}
