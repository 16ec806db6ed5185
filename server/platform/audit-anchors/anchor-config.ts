import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { AnchorPlace } from './anchor-place.ts'
import { createFilePlace } from './file-place.ts'
import { createObjectPlace, type ObjectPlaceConfig } from './object-place.ts'

/** Where signed heads of the audit log are kept. */
export type AnchorConfig =
  | { readonly kind: 'file'; readonly path: string; readonly isDefault: boolean }
  | ({ readonly kind: 'objects' } & ObjectPlaceConfig)

const isPlace = (text: string) =>
  URL.canParse(text) && /^(file|https?):$/.test(new URL(text).protocol) && new URL(text).search === ''

export const anchorVariables = {
  AUDIT_ANCHOR_URL: z.optional(
    z.string().check(z.refine(isPlace, 'must be file:///… or https://… without a query')),
  ),
  AUDIT_ANCHOR_KEY_ID: z.optional(z.string()),
  AUDIT_ANCHOR_KEY_SECRET: z.optional(z.string()),
  AUDIT_ANCHOR_REGION: z._default(z.string(), 'us-east-1'),
}
const environment = z.object({ ...anchorVariables, DATA_DIR: z._default(z.string(), 'data') })
type AnchorEnvironment = z.output<typeof environment>

export function mistakesOfAnchors(env: Omit<AnchorEnvironment, 'DATA_DIR'>): string[] {
  return (env.AUDIT_ANCHOR_KEY_ID === undefined) === (env.AUDIT_ANCHOR_KEY_SECRET === undefined)
    ? []
    : ['AUDIT_ANCHOR_KEY_ID and AUDIT_ANCHOR_KEY_SECRET must be set together']
}

export function toAnchors(env: AnchorEnvironment): AnchorConfig {
  const { AUDIT_ANCHOR_URL: url, AUDIT_ANCHOR_KEY_ID: id, AUDIT_ANCHOR_KEY_SECRET: secret } = env
  if (url === undefined)
    return { kind: 'file', path: join(resolve(env.DATA_DIR), 'audit-anchors.jsonl'), isDefault: true }
  if (url.startsWith('file:')) return { kind: 'file', path: fileURLToPath(url), isDefault: false }
  const credentials = id === undefined || secret === undefined ? undefined : { id, secret }
  return {
    kind: 'objects',
    url: url.replace(/\/$/, ''),
    ...{ credentials, region: env.AUDIT_ANCHOR_REGION, timeoutMs: 10_000 },
  }
}

export function openAnchorPlace(config: AnchorConfig, call: typeof fetch): AnchorPlace {
  return config.kind === 'file' ? createFilePlace(config.path) : createObjectPlace(config, call)
}

/** For a command beside the server: the place alone, or sentences about what is wrong. */
export function readAnchorConfig(variables: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = z.safeParse(environment, present)
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
    return { ok: false, mistakes } as const
  }
  const mistakes = mistakesOfAnchors(parsed.data)
  return mistakes.length > 0
    ? ({ ok: false, mistakes } as const)
    : ({ ok: true, config: toAnchors(parsed.data) } as const)
}
