import * as z from 'zod/mini'
import { parseAmount } from '../../../contract/centavos.ts'

/** An amount such as `20.00`, read into centavos. */
export const centavosVariable = (fallback: string) =>
  z.pipe(
    z
      ._default(z.string(), fallback)
      .check(z.refine(text => parseAmount(text) !== undefined, 'must be an amount such as 20.00')),
    z.transform(text => parseAmount(text) ?? 0n),
  )

/** A whole number within bounds, or nothing: then something else decides. */
export const optionalWhole = (least: number, most: number) =>
  z.optional(
    z
      .pipe(z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')), z.transform(Number))
      .check(z.minimum(least, `must be ${least} or more`), z.maximum(most, `must be ${most} or less`)),
  )

/** A whole number within bounds. */
export const wholeVariable = (fallback: number, least: number, most: number) =>
  z
    .pipe(
      z._default(z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')), String(fallback)),
      z.transform(Number),
    )
    .check(z.minimum(least, `must be ${least} or more`), z.maximum(most, `must be ${most} or less`))
