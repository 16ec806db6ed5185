import type { SlotTheme } from './slot-theme.ts'
import { carnivalOfLights } from './themes/carnival-of-lights.ts'
import { goldMountain } from './themes/gold-mountain.ts'
import { jadeTemple } from './themes/jade-temple.ts'
import { jaguarMoon } from './themes/jaguar-moon.ts'
import { juneFestival } from './themes/june-festival.ts'
import { luckyDragon } from './themes/lucky-dragon.ts'
import { macawForest } from './themes/macaw-forest.ts'
import { milkyWay } from './themes/milky-way.ts'
import { moonlightCircus } from './themes/moonlight-circus.ts'
import { mountainCoffee } from './themes/mountain-coffee.ts'
import { mountainTrain } from './themes/mountain-train.ts'
import { oceanTreasure } from './themes/ocean-treasure.ts'
import { riverDolphin } from './themes/river-dolphin.ts'
import { southernIce } from './themes/southern-ice.ts'
import { starryBacklands } from './themes/starry-backlands.ts'
import { sunnyBeach } from './themes/sunny-beach.ts'
import { tropicalFruits } from './themes/tropical-fruits.ts'
import { wildWetlands } from './themes/wild-wetlands.ts'

/** Every slot, by own reels and pays. */
export const SLOT_THEMES: readonly SlotTheme[] = [
  carnivalOfLights,
  goldMountain,
  jadeTemple,
  jaguarMoon,
  juneFestival,
  luckyDragon,
  macawForest,
  milkyWay,
  moonlightCircus,
  mountainCoffee,
  mountainTrain,
  oceanTreasure,
  riverDolphin,
  southernIce,
  starryBacklands,
  sunnyBeach,
  tropicalFruits,
  wildWetlands,
]
