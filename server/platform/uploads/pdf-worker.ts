import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { stripPdf } from './strip-pdf.ts'

const given = z.object({ file: z.instanceof(Uint8Array), mostPages: z.number() })

const { file, mostPages } = given.parse(workerData)
parentPort?.postMessage(await stripPdf(file, mostPages))
