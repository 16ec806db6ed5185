import * as z from 'zod/mini'
import { cpf } from './registry.ts'

const reasons = [
  'DOCUMENT_UNREADABLE',
  'DOCUMENT_EXPIRED',
  'NAME_MISMATCH',
  'FACE_MISMATCH',
  'LIVENESS_FAILED',
  'UNDER_AGE',
  'CPF_IRREGULAR',
] as const
type Reason = (typeof reasons)[number]

const pose = z.enum(['front', 'left', 'right', 'up', 'smile', 'eyes_closed'])

const picture = z.object({
  kind: z.enum(['document_front', 'document_back', 'liveness']),
  pose: z.optional(pose),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  content: z.string().check(z.minLength(1)),
})

export const identityOrder = z.strictObject({
  person: z.strictObject({
    cpf,
    name: z.string(),
    birth_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  }),
  /** The challenge: what the pictures of the face are to show, in this order. */
  liveness: z.array(pose).check(z.minLength(1)),
  pictures: z.array(picture).check(z.minLength(2)),
})

/** How the next check of a CPF ends; `*`: the next check of a person without a plan of their own. */
export const identityPlan = z.object({
  cpf: z.union([cpf, z.literal('*')]),
  result: z.enum(['APPROVED', 'REJECTED']),
  reason: z.optional(z.enum(reasons)),
  /** Checks that it says to have seen this face in before. */
  same_face: z.optional(z.array(z.string())),
  after_ms: z._default(z.int().check(z.gte(0), z.lte(86_400_000)), 0),
})
type Plan = z.output<typeof identityPlan>

interface Check {
  readonly order: string
  readonly endsAt: number
  readonly reason: Reason | undefined
  readonly sameFace: readonly string[]
}

const byBeginning: Readonly<Record<string, Reason>> = Object.fromEntries(
  reasons.map((reason, at) => [`999991${at + 1}`, reason]),
)

/** CPFs that begin so have the face of the person checked before them. */
const twin = '9999918'

const adultYears = 18

/** Identity checks: documents, face, liveness and the CPF register, all decided by who is asked about. */
export function createIdentityChecks(clock: () => number, settleMs: number) {
  const checks = new Map<string, Check>()
  const plans = new Map<string, Plan>()
  const show = (id: string, { endsAt, reason, sameFace }: Check) => {
    if (clock() < endsAt) return { id, status: 'PENDING' }
    const faces = sameFace.length === 0 ? {} : { same_face: sameFace }
    return reason === undefined
      ? { id, status: 'APPROVED', ...faces }
      : { id, status: 'REJECTED', reason, ...faces }
  }
  return {
    plan: (plan: Plan) => plans.set(plan.cpf, plan),
    find: (id: string) => {
      const check = checks.get(id)
      return check && show(id, check)
    },
    /** The same order again is answered as before; another one under that id is a conflict. */
    put: (id: string, { person, liveness, pictures }: z.output<typeof identityOrder>) => {
      const order = JSON.stringify([
        person,
        liveness,
        pictures.map(one => [one.kind, one.pose, one.content.length]),
      ])
      const known = checks.get(id)
      if (known !== undefined) return known.order === order ? show(id, known) : 'conflict'
      const plan = plans.get(person.cpf) ?? plans.get('*')
      if (plan !== undefined) plans.delete(plan.cpf)
      const shown = pictures.flatMap(one => (one.kind === 'liveness' ? [one.pose] : []))
      const isLive = shown.join(' ') === liveness.join(' ')
      const reason = plan !== undefined ? reasonOf(plan) : isLive ? judge(person, clock()) : 'LIVENESS_FAILED'
      const before = person.cpf.startsWith(twin) ? [...checks.keys()].slice(-1) : []
      const sameFace = plan?.same_face ?? before
      const check = {
        order,
        reason,
        sameFace,
        endsAt: clock() + (plan === undefined ? settleMs : plan.after_ms),
      }
      checks.set(id, check)
      return show(id, check)
    },
  }
}

const reasonOf = ({ result, reason }: Plan) =>
  result === 'APPROVED' ? undefined : (reason ?? 'DOCUMENT_UNREADABLE')

function judge(person: { cpf: string; birth_date: string }, now: number): Reason | undefined {
  const birthday = new Date(person.birth_date)
  birthday.setUTCFullYear(birthday.getUTCFullYear() + adultYears)
  return birthday.getTime() > now ? 'UNDER_AGE' : byBeginning[person.cpf.slice(0, 7)]
}
