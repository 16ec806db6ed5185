import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { cloverIcon } from '../../../ui/icons/game-icons.ts'
import { coinsIcon, crownIcon } from '../../../ui/icons/money-icons.ts'
import { coinIcon, featherIcon, gemIcon, starIcon } from '../../../ui/icons/promotion-icons.ts'
import { minusIcon } from '../../../ui/icons/shell-icons.ts'

const shapes: Record<ShownPrize['icon'], string> = {
  none: minusIcon,
  coin: coinIcon,
  coins: coinsIcon,
  clover: cloverIcon,
  gem: gemIcon,
  star: starIcon,
  crown: crownIcon,
  macaw: featherIcon,
}

export const prizeShape = (icon: ShownPrize['icon']): string => shapes[icon]
