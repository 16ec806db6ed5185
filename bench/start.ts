import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Figure, median } from './support/figure.ts'

const runs = Number(process.env.RUNS ?? 5)

/** Milliseconds from the command to the line that says it is ready; it is stopped as Ctrl-C does. */
async function start(dataDir: string): Promise<number> {
  const { DATABASE_URL: _, APP_DATABASE_URL: __, ...inherited } = process.env
  const startedAt = performance.now()
  const product = spawn(process.execPath, ['scripts/start.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, MODE: 'demo', HOST: '127.0.0.1', PORT: '8282', PIX_PORT: '8283', DATA_DIR: dataDir },
  })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  product.once('exit', code => reject(new Error(`npm start ended with ${code}`)))
  createInterface({ input: product.stdout }).on('line', line => {
    if (line.startsWith('Arara is ready')) resolve(performance.now() - startedAt)
  })
  const tookMs = await promise
  product.kill('SIGINT')
  await once(product, 'exit')
  return tookMs
}

/** `npm start` on a machine that has started it before: packages, build, database and seed are there. */
export async function startTime(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-bench-start-'))
  // PostgreSQL's own user must be able to enter it, where the bench runs as root.
  await chmod(dataDir, 0o755)
  try {
    const first = await start(dataDir)
    const later: number[] = []
    for (let run = 0; run < runs; run += 1) later.push(await start(dataDir))
    return [
      {
        title: 'A second `npm start` until it is ready',
        value: median(later),
        unit: 'ms',
        aim: { atMost: 5_000 },
        detail: `${Math.min(...later).toFixed(0)} to ${Math.max(...later).toFixed(0)} ms in ${runs} runs; the first, which makes the database, ${first.toFixed(0)} ms`,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
