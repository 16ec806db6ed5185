import type * as z from 'zod/mini'
import { type Refused, refuse } from '../http/answers/refuse.ts'

/** Terms that are not of the shape they must have: the field that is wrong, else what is wrong with the whole. */
export function refuseTerms(error: z.core.$ZodError): Refused {
  const [issue] = error.issues
  const where = issue?.path.join('.') ?? ''
  return refuse('terms_invalid', { details: { fault: where === '' ? (issue?.message ?? '') : where } })
}
