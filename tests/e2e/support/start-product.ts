import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../../../scripts/run/free-port.ts'

/** Resolves when the supervisor says that the product is ready; rejects when it ends before. */
function untilReady(product: ChildProcess, logPath: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const log = createWriteStream(logPath)
  product.once('exit', code =>
    reject(new Error(`The product did not start (exit code ${code}): see ${logPath}`)),
  )
  for (const stream of [product.stdout, product.stderr]) {
    if (!stream) continue
    stream.pipe(log, { end: false })
    createInterface({ input: stream }).on('line', line => line.startsWith('Arara is ready') && resolve())
  }
  return promise
}

export interface StartedProduct {
  readonly url: string
  readonly dataDir: string
  readonly pixUrl: string
  readonly pixToken: string
  readonly stop: () => Promise<void>
}

/** The whole product (PostgreSQL, sandbox, server) on free ports and a data folder of its own; `name` is that of its log. */
export async function launchProduct(name: string, env: Record<string, string> = {}): Promise<StartedProduct> {
  mkdirSync('.tmp', { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-e2e-'))
  // PostgreSQL's own user must be able to enter it, where the tests run as root.
  chmodSync(dataDir, 0o755)
  const [port, pixPort] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')]
  const { DATABASE_URL: _, APP_DATABASE_URL: __, ...inherited } = process.env
  const pixToken = randomBytes(16).toString('hex')
  const own = {
    MODE: 'demo',
    ARARA_TEST: '1',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PIX_CONTROL_TOKEN: pixToken,
    // A matchday in forty seconds.
    FOOTBALL_PACE: '6',
  }
  const product = spawn(process.execPath, ['scripts/run.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...own, ...env, PORT: String(port), PIX_PORT: String(pixPort) },
  })
  await untilReady(product, `.tmp/${name}.log`)
  return {
    ...{ url: `http://localhost:${port}`, dataDir, pixUrl: `http://127.0.0.1:${pixPort}`, pixToken },
    stop: async () => {
      const ended = once(product, 'exit')
      product.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the product for all tests. They find it by `baseURL` and these variables: ARARA_E2E_URL, ARARA_E2E_DATA (the folder with demo-accounts.txt),
 * ARARA_E2E_PIX_URL and ARARA_E2E_PIX_TOKEN (the sandbox and its control token), ARARA_E2E_FRAME_PORT (where pages may be framed from). Where they are set already, a product
 * that runs is used as it is and left running: the quick way while one test is written (docs/guides/browser-tests.md).
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.ARARA_E2E_URL) return () => Promise.resolve()
  const framePort = await findFreePort('127.0.0.1')
  const product = await launchProduct('e2e-product', { FRAME_ORIGINS: `http://localhost:${framePort}` })
  process.env.ARARA_E2E_FRAME_PORT = String(framePort)
  reportTests(product)
  return product.stop
}

/** Where the tests of this run find their product. */
export function reportTests(product: StartedProduct) {
  process.env.ARARA_E2E_URL = product.url
  process.env.ARARA_E2E_DATA = product.dataDir
  process.env.ARARA_E2E_PIX_TOKEN = product.pixToken
  process.env.ARARA_E2E_PIX_URL = product.pixUrl
}
