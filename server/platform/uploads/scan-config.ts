import * as z from 'zod/mini'
import { wholeVariable } from '../config/config-variables.ts'

/** Where clamd listens. */
export interface ScanConfig {
  readonly at: { readonly host: string; readonly port: number } | { readonly path: string }
  readonly timeoutMs: number
}

const isPlace = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return (protocol === 'tcp:' && hostname !== '') || (protocol === 'unix:' && pathname.length > 1)
}

export const scanVariables = {
  CLAMAV_URL: z.optional(
    z.string().check(z.refine(isPlace, 'must be tcp://host:3310 or unix:///run/clamav/clamd.ctl')),
  ),
  CLAMAV_TIMEOUT_MS: wholeVariable(20_000, 100, 120_000),
}
const environment = z.object(scanVariables)

export function toScan(env: z.output<typeof environment>): ScanConfig | undefined {
  const { CLAMAV_URL: text, CLAMAV_TIMEOUT_MS: timeoutMs } = env
  if (text === undefined) return undefined
  const { protocol, hostname, port, pathname } = new URL(text)
  if (protocol === 'unix:') return { at: { path: decodeURIComponent(pathname) }, timeoutMs }
  const host = hostname.replace(/^\[|\]$/g, '')
  return { at: { host, port: port === '' ? 3310 : Number(port) }, timeoutMs }
}
