import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, projectEnvironment } from './find-node.js'
import { projectRoot } from './project-paths.js'
import { ReadableError } from './say-and-exit.js'
import { writeSbom } from './write-sbom.js'

/** What each bundle is made of. A folder stands for all files in it. */
const SHARED = ['contract', 'games', 'locales', 'package-lock.json', 'lingui.config.ts', 'tsconfig.json']
const BUNDLES = [
  {
    name: 'web',
    config: 'vite.config.ts',
    result: 'dist/web/index.html',
    sources: [
      ...SHARED,
      ...['src', 'public', 'index.html', 'vite.config.ts', 'scripts/web-build', 'docs/fairness'],
      ...['examples/verify.py', 'examples/verifier'],
    ],
  },
  {
    name: 'backoffice',
    config: 'vite.backoffice.config.ts',
    result: 'dist/backoffice',
    sources: [...SHARED, 'backoffice', 'src/ui', 'src/i18n', 'src/api', 'vite.backoffice.config.ts'],
  },
]

/** Generated files follow from the others; hashing them would make every build stale at once. */
const isSource = name => !name.endsWith('.gen.ts') && !name.endsWith('.log')

function filesUnder(path) {
  const full = join(projectRoot, path)
  if (!existsSync(full)) return []
  try {
    const entries = readdirSync(full, { withFileTypes: true })
    return entries.flatMap(entry => filesUnder(`${path}/${entry.name}`)).filter(isSource)
  } catch {
    return [path]
  }
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectRoot, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

const stampPath = bundle => join(projectRoot, 'dist', `.built-${bundle.name}`)

function isFresh(bundle, hash) {
  const stamp = stampPath(bundle)
  return (
    existsSync(join(projectRoot, bundle.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  )
}

/** Runs vite and answers its exit code and what it said, which nobody wants to read where it succeeds. */
function runVite(config) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(findNode(), [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...projectEnvironment(), NODE_ENV: 'production' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? 1, said }))
  })
}

async function buildOne(bundle) {
  const hash = hashOf(bundle.sources)
  if (isFresh(bundle, hash)) return
  console.log(`Building ${bundle.name} ...`)
  const startedAt = Date.now()
  rmSync(stampPath(bundle), { force: true })
  const { code, said } = await runVite(bundle.config)
  if (code !== 0) {
    console.error(said)
    throw new ReadableError(`Building ${bundle.name} failed (vite, exit code ${code}).`)
  }
  mkdirSync(join(projectRoot, 'dist'), { recursive: true })
  writeFileSync(stampPath(bundle), hash)
  console.log(`Built ${bundle.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Builds what is missing or older than its sources. A second call costs only the hash (tens of milliseconds). */
export async function ensureBuild() {
  for (const bundle of BUNDLES) await buildOne(bundle)
  writeSbom()
}
