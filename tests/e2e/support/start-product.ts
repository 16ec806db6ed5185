import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const LOG = '.tmp/e2e-product.log'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Resolves when the supervisor says that the product is ready; rejects when it ends before. */
function untilReady(product: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const log = createWriteStream(LOG)
  product.once('exit', code => reject(new Error(`The product did not start (exit code ${code}): see ${LOG}`)))
  for (const stream of [product.stdout, product.stderr]) {
    if (!stream) continue
    stream.pipe(log, { end: false })
    createInterface({ input: stream }).on('line', line => line.startsWith('Arara is ready') && resolve())
  }
  return promise
}

/**
 * Starts the whole product (PostgreSQL, sandbox, server) on free ports and a data folder of its own. The tests find it
 * by `baseURL` and these variables: ARARA_E2E_URL, ARARA_E2E_DATA (the folder with demo-accounts.txt),
 * ARARA_E2E_PIX_URL and ARARA_E2E_PIX_TOKEN (the sandbox and its control token), ARARA_E2E_FRAME_PORT (where pages may be framed from). Where they are set already, a product
 * that runs is used as it is and left running: the quick way while one test is written (docs/testing.md).
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.ARARA_E2E_URL) return () => Promise.resolve()
  mkdirSync('.tmp', { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-e2e-'))
  // PostgreSQL's own user must be able to enter it, where the tests run as root.
  chmodSync(dataDir, 0o755)
  const [port, pixPort, framePort] = [await freePort(), await freePort(), await freePort()]
  const { DATABASE_URL: _, APP_DATABASE_URL: __, ...inherited } = process.env
  const controlToken = randomBytes(16).toString('hex')
  const own = {
    MODE: 'demo',
    ARARA_TEST: '1',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PIX_CONTROL_TOKEN: controlToken,
    // A matchday in forty seconds.
    FOOTBALL_PACE: '6',
    FRAME_ORIGINS: `http://localhost:${framePort}`,
  }
  const product = spawn(process.execPath, ['scripts/run.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...own, PORT: String(port), PIX_PORT: String(pixPort) },
  })
  await untilReady(product)
  process.env.ARARA_E2E_URL = `http://localhost:${port}`
  process.env.ARARA_E2E_DATA = dataDir
  process.env.ARARA_E2E_FRAME_PORT = String(framePort)
  process.env.ARARA_E2E_PIX_TOKEN = controlToken
  process.env.ARARA_E2E_PIX_URL = `http://127.0.0.1:${pixPort}`
  return async () => {
    const ended = once(product, 'exit')
    product.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
