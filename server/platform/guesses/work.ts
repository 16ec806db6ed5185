import { isUuid } from '../../../contract/is-uuid.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../http/answers/refuse.ts'
import { isProof } from './work-rules.ts'
import { insertWork, takeWork } from './work-store.ts'

const livesMs = 5 * 60_000
/** Only where the server runs with its test flag, which production refuses. */
const testProof = '0'

interface Given {
  readonly key?: string | undefined
  readonly proof?: string | undefined
}

/** `undefined`: enough work was done. Otherwise a refusal that carries a new challenge: the same call again, with its proof. */
export async function checkWork(deps: Deps, given: Given, bits: number): Promise<Refused | undefined> {
  if (bits === 0) return undefined
  return (await isWorked(deps, given, bits)) ? undefined : askForWork(deps, bits)
}

/** Pressure may have grown by a bit since the challenge was given. */
export const isEnough = (worked: number, wanted: number) => worked >= wanted - 1

async function isWorked(deps: Deps, { key, proof }: Given, bits: number): Promise<boolean> {
  if (key === undefined || proof === undefined || !isUuid(key)) return false
  const issued = await takeWork(deps.db, key)
  if (issued === undefined || issued.expires_at <= deps.clock.now()) return false
  return isEnough(issued.bits, bits) && isProofOf(deps, issued, proof)
}

export function isProofOf(
  { config }: Pick<Deps, 'config'>,
  { prefix, bits }: { readonly prefix: string; readonly bits: number },
  proof: string,
): boolean {
  return (config.isTest && proof === testProof) || isProof(prefix, proof, bits)
}

async function askForWork(deps: Deps, bits: number): Promise<Refused> {
  const key = deps.ids()
  const prefix = newPrefix(deps)
  const expires_at = new Date(deps.clock.now().getTime() + livesMs)
  await insertWork(deps.db, key, { prefix, bits, expires_at })
  return refuse('proof_of_work_required', { details: { key, prefix, bits } })
}

export const newPrefix = ({ random }: Pick<Deps, 'random'>) => `${random(16).toString('hex')}:`
