import { LINES } from './slot-lines.ts'
import { createSlotManifest } from './slot-manifest.ts'
import { SLOT_THEMES } from './slot-themes.ts'

export const slotsManifest = createSlotManifest({
  engine: 'slots',
  version: 1,
  title: 'Slots',
  summary: 'Five reels, three rows, 10 to 25 lines.',
  lines: LINES,
  themes: SLOT_THEMES,
})
