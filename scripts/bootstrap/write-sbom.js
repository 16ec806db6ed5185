import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-paths.js'

const result = join(projectRoot, 'dist', 'sbom.cdx.json')
const lockProperty = 'arara:package-lock-sha256'

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .digest('hex')

function isFresh(hash) {
  if (!existsSync(result)) return false
  const { metadata } = JSON.parse(readFileSync(result, 'utf8'))
  return metadata.properties?.some(({ name, value }) => name === lockProperty && value === hash) === true
}

/**
 * Writes the build's bill of materials (CycloneDX, made by `npm sbom` of npm 10 or newer) to `dist/sbom.cdx.json`: every
 * package of `package-lock.json` with licence and hash, the ones of both bundles and of the server. An older npm has no
 * such command: that is said, and the build goes on.
 */
export function writeSbom() {
  const hash = lockHash()
  if (isFresh(hash)) return
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { status, stdout } = spawnSync(npm, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (status !== 0) {
    console.log('No dist/sbom.cdx.json: "npm sbom" needs npm 10 or newer.')
    return
  }
  const sbom = JSON.parse(stdout)
  const { metadata } = sbom
  // npm names the component after the folder.
  metadata.component = { ...metadata.component, type: 'application', name: 'arara' }
  metadata.properties = [...(metadata.properties ?? []), { name: lockProperty, value: hash }]
  mkdirSync(join(projectRoot, 'dist'), { recursive: true })
  writeFileSync(result, `${JSON.stringify(sbom, null, 2)}\n`)
}
