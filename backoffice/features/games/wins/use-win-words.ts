import { useLingui } from '@lingui/react/macro'
import type { WinReview } from '../../../../contract/games/win-reviews.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'
import type { WinFilter } from '../../../state/place.ts'

export const winTones: Record<WinReview['state'], BadgeTone> = {
  waiting: 'sun',
  released: 'leaf',
  refused: 'scarlet',
  returned: 'plain',
}

export function useWinWords(): Record<WinFilter, string> {
  const { t } = useLingui()
  return {
    waiting: t`Waiting`,
    released: t`Released`,
    refused: t({ message: 'Refused', context: 'win' }),
    returned: t`Bet taken back`,
    all: t`All`,
  }
}

/** Which bound the win was above. */
export function useCapWords(): Record<WinReview['cap'], string> {
  const { t } = useLingui()
  return { win: t`Above the cap of a round`, day: t`Above the provider’s cap of a day` }
}
