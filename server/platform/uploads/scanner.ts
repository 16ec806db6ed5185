import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { askClamd } from './clamd.ts'
import type { ScanConfig } from './scan-config.ts'
import type { Verdict } from './verdict.ts'

export interface Scanner {
  /** Never throws. */
  readonly scan: (file: Buffer) => Promise<Verdict>
  /** `upload_scans_total{outcome}`, to be registered with the metrics. */
  readonly counter: Counter<'outcome'>
}

/** Scans uploads by clamd; without a configuration it says of every file that it is unscanned, and production logs that once. */
export function createScanner(
  config: ScanConfig | undefined,
  { log, mode }: { readonly log: Logger; readonly mode: 'demo' | 'production' },
): Scanner {
  const counter = new Counter({
    name: 'upload_scans_total',
    help: 'Uploads by what the virus scanner said: alert on unknown',
    labelNames: ['outcome'],
    registers: [],
  })
  if (config === undefined && mode === 'production')
    log.warn('uploads are not scanned for viruses: set CLAMAV_URL')
  return {
    counter,
    scan: async file => {
      const verdict: Verdict = config === undefined ? { outcome: 'unscanned' } : await askClamd(config, file)
      counter.inc({ outcome: verdict.outcome })
      if (verdict.outcome === 'unknown')
        log.error({ cause: verdict.cause }, 'the virus scanner gave no verdict: the upload was refused')
      return verdict
    },
  }
}
