import type { StepUpPurpose } from '../../../contract/auth/step-up.ts'

type Proof = { memberId: string; proof: string; endsAt: number }

/** Step-ups of this tab, in memory only: a member who just proved their identity is not asked again for the same purpose. */
const kept = new Map<StepUpPurpose, Proof>()
/** A proof that ends while a form is being sent helps nobody. */
const spareMs = 20_000

export function keepProof(purpose: StepUpPurpose, proof: Proof) {
  kept.set(purpose, proof)
}

/** @param now by the server’s clock, as its end is */
export function readProof(purpose: StepUpPurpose, memberId: string, now: number): string | undefined {
  const found = kept.get(purpose)
  const isGood = found !== undefined && found.memberId === memberId && found.endsAt - spareMs > now
  return isGood ? found.proof : undefined
}

/** The server took no notice of it: it was another session's, or over. */
export function dropProof(purpose: StepUpPurpose) {
  kept.delete(purpose)
}
