import type { Regime } from './regime.ts'

interface GamePapers {
  /** Licences whose certificate the game has; empty: none is on record. */
  readonly certified_for: readonly string[]
  readonly rtp_ppm: number
}

/** Whether a game may be listed and launched under this licence: its certificate, and what it returns. */
export function mayOfferGame({ licence, games }: Regime, { certified_for, rtp_ppm }: GamePapers): boolean {
  if (rtp_ppm < games.leastRtpPpm) return false
  return certified_for.includes(licence) || (certified_for.length === 0 && !games.needsCertificate)
}
