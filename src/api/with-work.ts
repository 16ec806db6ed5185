import type { CallResult } from './call-result.ts'
import { startProof } from './start-proof.ts'

type Work = { key?: string; proof?: string }
type Solve = (challenge: { prefix: string; bits: number }) => Promise<string>

/** The second is for a network whose tries grew meanwhile. */
const mostRounds = 2

/** Sends a call; where the server wants a proof of work first, does the work and sends it again. */
export async function withWork<Reply>(
  send: (work: Work) => Promise<CallResult<Reply>>,
  solve: Solve = challenge => startProof(challenge).solution,
): Promise<CallResult<Reply>> {
  let result = await send({})
  for (let round = 0; round < mostRounds; round += 1) {
    const asked = workAsked(result)
    const proof = asked === undefined ? undefined : await solve(asked).catch(() => undefined)
    if (asked === undefined || proof === undefined) return result
    result = await send({ key: asked.key, proof })
  }
  return result
}

function workAsked(result: CallResult<unknown>) {
  if (result.kind !== 'refused' || result.refusal.error !== 'proof_of_work_required') return undefined
  const { key, prefix, bits } = result.refusal.details ?? {}
  const isWhole = typeof key === 'string' && typeof prefix === 'string' && typeof bits === 'number'
  return isWhole ? { key, prefix, bits } : undefined
}
