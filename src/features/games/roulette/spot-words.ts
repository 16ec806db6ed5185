import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { colourOf, type EvenMoney } from '../../../../games/roulette/roulette-table.ts'
import type { Spot } from './spots.ts'

const evenNames: Record<EvenMoney, MessageDescriptor> = {
  red: msg`Red`,
  black: msg`Black`,
  even: msg`Even`,
  odd: msg`Odd`,
  low: msg`1 to 18`,
  high: msg`19 to 36`,
}

const colourNames = { red: msg`red`, black: msg`black`, green: msg`green` }

/** What a place is called: short on its face, whole for who hears it. */
export function useSpotWords() {
  const { t } = useLingui()
  const face = (spot: Spot): string => {
    switch (spot.kind) {
      case 'inside':
        return spot.numbers.join('-')
      case 'column':
        return '2:1'
      case 'dozen':
        return t`${spot.at * 12 - 11} to ${spot.at * 12}`
      default:
        return t(evenNames[spot.kind])
    }
  }
  const whole = (spot: Spot): string => {
    switch (spot.kind) {
      case 'inside':
        return spot.numbers.length === 1
          ? pocket(spot.numbers[0] ?? 0)
          : t`Numbers ${spot.numbers.join(', ')}`
      case 'column':
        return t`Column ${spot.at}`
      case 'dozen':
        return t`Dozen ${face(spot)}`
      default:
        return t(evenNames[spot.kind])
    }
  }
  const pocket = (number: number): string => `${number} ${t(colourNames[colourOf(number)])}`
  return { face, whole, pocket }
}
