import * as z from 'zod/mini'
import { parseAmount } from '../../../contract/centavos.ts'
import { centavosVariable } from './config-variables.ts'

/** Above one of these a provider's win waits for two administrators. Centavos. */
export interface WinCaps {
  /** All wins of one round together, and each promotional win. */
  readonly win: bigint
  /** All wins of one provider on one day of Brasilia. */
  readonly day: bigint
}

export interface ProviderConfig {
  readonly caps: WinCaps
  /** Of providers that have their own, by `api_code`. */
  readonly ownCaps: ReadonlyMap<string, WinCaps>
}

/** `studio-1=50000.00/500000.00`: a provider's own caps, of a win and of a day. */
function readOwn(text: string): readonly (readonly [string, WinCaps])[] | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  const read = parts.flatMap(part => {
    const [, apiCode = '', win = '', day = ''] = /^([^=/]+)=([\d.]+)\/([\d.]+)$/.exec(part) ?? []
    const caps = { win: parseAmount(win), day: parseAmount(day) }
    return caps.win === undefined || caps.day === undefined
      ? []
      : [[apiCode, { win: caps.win, day: caps.day }] as const]
  })
  return read.length === parts.length ? read : undefined
}

export const providerVariables = {
  PROVIDER_WIN_CAP: centavosVariable('50000.00'),
  PROVIDER_DAY_CAP: centavosVariable('500000.00'),
  PROVIDER_CAPS: z.pipe(
    z
      ._default(z.string(), '')
      .check(
        z.refine(
          text => readOwn(text) !== undefined,
          'must be such as studio-1=50000.00/500000.00, separated by spaces',
        ),
      ),
    z.transform(text => new Map(readOwn(text))),
  ),
}
const environment = z.object(providerVariables)

export function toProviders(env: z.output<typeof environment>): ProviderConfig {
  return { caps: { win: env.PROVIDER_WIN_CAP, day: env.PROVIDER_DAY_CAP }, ownCaps: env.PROVIDER_CAPS }
}

export function capsOf({ caps, ownCaps }: ProviderConfig, apiCode: string): WinCaps {
  return ownCaps.get(apiCode) ?? caps
}
