import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fromProblems, type StepResult, succeeded } from './step.ts'

const hash = z.object({ alg: z.string(), content: z.string() })
const sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ hashes: z.optional(z.array(hash)) })),
})
const lock = z.object({ packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()) })) })

/** `sha512-` and Base64, as in `package-lock.json`. */
const asIntegrity = ({ alg, content }: z.infer<typeof hash>) =>
  `${alg.replace('-', '').toLowerCase()}-${Buffer.from(content, 'hex').toString('base64')}`

/** Every package of the lock file stands in `dist/sbom.cdx.json`, by its hash: versions of npm name an alias differently. */
export async function checkSbom(): Promise<StepResult> {
  const path = 'dist/sbom.cdx.json'
  if (!existsSync(path)) return { ...succeeded(''), remark: `${path} needs npm 10 or newer: not made here` }
  const { components } = sbom.parse(JSON.parse(readFileSync(path, 'utf8')))
  const listed = new Set(components.flatMap(one => one.hashes ?? []).map(asIntegrity))
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const missing = Object.entries(packages).filter(
    ([, { integrity }]) => integrity !== undefined && !listed.has(integrity),
  )
  return fromProblems(
    missing.map(([place, { integrity }]) => `${place} (${integrity}) is missing in ${path}`),
    `${components.length} packages`,
  )
}
