import type { SlotTheme } from '../slots/slot-theme.ts'
import { backlandsWoodcut } from './themes/backlands-woodcut.ts'
import { cornerBar } from './themes/corner-bar.ts'
import { iceCreamParlour } from './themes/ice-cream-parlour.ts'
import { kitesAloft } from './themes/kites-aloft.ts'
import { luckySeven } from './themes/lucky-seven.ts'
import { streetMarket } from './themes/street-market.ts'
import { sundayFootball } from './themes/sunday-football.ts'
import { villageBakery } from './themes/village-bakery.ts'

/** Every classic, by own reels and pays. */
export const CLASSIC_THEMES: readonly SlotTheme[] = [
  backlandsWoodcut,
  cornerBar,
  iceCreamParlour,
  kitesAloft,
  luckySeven,
  streetMarket,
  sundayFootball,
  villageBakery,
]
