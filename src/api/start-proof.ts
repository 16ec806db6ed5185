import type { ProofChallenge } from './solve-proof.ts'

export type RunningProof = { solution: Promise<string>; stop: () => void }

/** Begins the proof of work beside the page, so that it is ready by the time the form is filled. */
export function startProof(challenge: ProofChallenge): RunningProof {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const solution = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<string>) => resolve(event.data))
    worker.addEventListener('error', () => reject(new Error('The proof of work could not be computed')))
  })
  worker.postMessage(challenge)
  const stop = () => worker.terminate()
  // A proof that nobody asks for any more fails in silence; its form has been closed.
  solution.then(stop, stop)
  return { solution, stop }
}
