import { useState } from 'react'
import { type OddsFormat, oddsFormats, writeOdds } from '../../../games/football/odds-format.ts'
import { tryOrUndefined } from '../../state/member/try-or-undefined.ts'

const place = 'arara.odds-format'

export interface OddsWriter {
  readonly format: OddsFormat
  readonly choose: (format: OddsFormat) => void
  /** Hundredths as the reader likes them. */
  readonly write: (hundredths: number) => string
}

/** How odds are written on this device: decimal until somebody chooses otherwise. */
export function useOddsFormat(): OddsWriter {
  const [format, setFormat] = useState<OddsFormat>(
    () => oddsFormats.find(known => known === localStorage.getItem(place)) ?? 'decimal',
  )
  return {
    format,
    choose: wanted => {
      tryOrUndefined(() => localStorage.setItem(place, wanted))
      setFormat(wanted)
    },
    write: hundredths => writeOdds(hundredths, format),
  }
}
