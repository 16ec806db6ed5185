/// <reference lib="webworker" />
import { solveProof } from './solve-proof.ts'

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', (event: MessageEvent<{ prefix: string; bits: number }>) => {
  self.postMessage(solveProof(event.data))
})
