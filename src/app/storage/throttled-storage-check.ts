import type { Clock } from '../../sync/environment.ts'
import { inBackground } from '../../sync/in-background.ts'

/** Between two looks: each costs a cheap phone a moment. */
const restMs = 10 * 60_000

/**
 * Looks how much room the device has at once, again when asked to, and while there is hardly any: not before the last look has
 * rested, and then once for all that came meanwhile. Answers how to ask.
 */
export function throttleStorageCheck(
  look: () => Promise<'enough' | 'tight'>,
  after: Clock['after'],
): () => void {
  let isResting = false
  let isWanted = false
  const run = async () => {
    isResting = true
    isWanted = false
    after(restMs, () => {
      isResting = false
      if (isWanted) inBackground(run())
    })
    if ((await look()) === 'tight') isWanted = true
  }
  const again = () => {
    if (isResting) isWanted = true
    else inBackground(run())
  }
  again()
  return again
}
