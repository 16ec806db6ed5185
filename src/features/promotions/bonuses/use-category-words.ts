import { useLingui } from '@lingui/react/macro'

/** The categories of games, by the words of the lobby. */
export function useCategoryWords(): (category: string) => string {
  const { t } = useLingui()
  return category => {
    switch (category) {
      case 'slots':
        return t`Slots`
      case 'table':
        return t`Table games`
      case 'arcade':
        return t`Arcade`
      case 'live':
        return t`Live`
      case 'crash':
        return t`Crash`
      case 'fish':
        return t`Fishing`
      case 'bingo':
        return t`Bingo`
      case 'card':
        return t`Card games`
      case 'lottery':
        return t`Lottery`
      case 'sports':
        return t`Sports`
      case 'video':
        return t`Video`
      default:
        return category
    }
  }
}
