import * as z from 'zod/mini'

export const cpf = z.string().check(z.regex(/^\d{11}$/, 'eleven digits'))
/** Only the CPF: a request with any other field is refused. */
export const registryQuestion = z.strictObject({ cpf })
const reasons = ['SELF_EXCLUSION', 'SOCIAL_BENEFIT', 'OTHER'] as const
type Reason = (typeof reasons)[number]

export const registryEntry = z.object({ cpf, reason: z.nullable(z.enum(reasons)) })

/** CPFs that begin so are answered so, without anything being set up: for testers without the control API. */
const byBeginning: Readonly<Record<string, Reason>> = {
  '9999901': 'SELF_EXCLUSION',
  '9999902': 'SOCIAL_BENEFIT',
  '9999903': 'OTHER',
}
const faultByBeginning: Readonly<Record<string, '503' | 'timeout'>> = {
  '9999904': '503',
  '9999905': 'timeout',
}

/** The registry of people who may not bet: who is in it, and why. */
export function createRegistry() {
  const entries = new Map<string, Reason | null>()
  const beginning = (asked: string) => asked.slice(0, 7)
  return {
    put: (entry: z.output<typeof registryEntry>) => entries.set(entry.cpf, entry.reason),
    faultOf: (asked: string) => (entries.has(asked) ? undefined : faultByBeginning[beginning(asked)]),
    answer: (asked: string): { impeded: boolean; reason?: Reason } => {
      const set = entries.get(asked)
      const reason = set === undefined ? byBeginning[beginning(asked)] : (set ?? undefined)
      return reason === undefined ? { impeded: false } : { impeded: true, reason }
    },
  }
}
