import { isForeign } from '../../api/is-foreign.ts'
import { ForeignAnswer } from '../../state/foreign-answer.ts'
import { withEarlyAnswers } from '../storage/early-answers.ts'
import { throughSimulation } from './simulated-line.ts'
import { untilAborted } from './until-aborted.ts'

/** As long as any other call: a line that says nothing must not keep a start waiting for ever. */
const patienceMs = 15_000

/** `/config.json`, past every cache: an answer from one would say nothing about the connection. Throws `ForeignAnswer`. */
export async function fetchConfig(): Promise<unknown> {
  const request = throughSimulation(withEarlyAnswers((input, init) => fetch(input, init), location.origin))
  const signal = AbortSignal.timeout(patienceMs)
  const response = await request('/config.json', { cache: 'no-store', redirect: 'manual', signal })
  if (isForeign(response)) throw new ForeignAnswer()
  // An early answer has no part in the signal: its body may stall as well.
  return untilAborted(response.json(), signal)
}
