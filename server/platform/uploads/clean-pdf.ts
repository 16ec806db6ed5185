import { Worker } from 'node:worker_threads'
import { createKeyedQueue } from '../workers/keyed-queue.ts'
import type { CleanFile } from './clean-picture.ts'

/** A receipt has one page, a bank's statement a few. */
const mostPages = 30
const withinMs = 8_000
const heapMb = 256

/** One at a time: a file that swells when it is unpacked does so alone. */
const queue = createKeyedQueue()

/**
 * A PDF with the looks of its pages alone (`strip-pdf.ts`), worked out in a thread of its own with bounds of time and memory.
 * `undefined`: not readable, encrypted, too long, or too much work.
 */
export async function cleanPdf(
  file: Buffer,
  { largest }: { readonly largest: number },
): Promise<CleanFile<'application/pdf'> | undefined> {
  const bytes = await queue.run('pdf', () => inThread(file))
  if (bytes === undefined || bytes.length > largest) return undefined
  return { type: 'application/pdf', bytes: Buffer.from(bytes) }
}

async function inThread(file: Buffer): Promise<Uint8Array | undefined> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>()
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { file: new Uint8Array(file), mostPages },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const timer = setTimeout(() => resolve(undefined), withinMs)
  worker.once('message', (bytes: unknown) => resolve(bytes instanceof Uint8Array ? bytes : undefined))
  worker.once('error', () => resolve(undefined))
  worker.once('exit', () => resolve(undefined))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
