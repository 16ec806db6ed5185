import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Chance } from './chance.ts'
import type { Surroundings } from './member-life.ts'
import type { Caller } from './sure-call.ts'

const queue = z.object({ data: z.array(z.object({ id: z.string() })) })

/** An administrator who decides whatever waits; larger sums need the other one as well. */
export async function review(around: Surroundings, caller: Caller, chance: Chance): Promise<void> {
  const { calls } = around
  while (!around.isOver()) {
    const reply = await calls.post(caller, '/api/admin/withdrawals', { state: 'pending', limit: 20 })
    const isReported = reply !== undefined && reply !== 'lost' && reply.status === 200
    const waiting = isReported ? queue.parse(reply.answer).data : []
    for (const { id } of waiting) {
      const isGood = chance.percent(85)
      const path = `/api/admin/withdrawals/${isGood ? 'approve' : 'reject'}`
      const body = isGood ? { id } : { id, reason: 'documents needed' }
      const reported = await calls.call({ kind: 'review', caller, path, body })
      if (reported !== undefined && chance.percent(10)) await calls.repeat(reported, caller.bearer)
    }
    await delay(chance.whole(100, 400))
  }
}
