import { createSlotDocument } from './create-slot-document.ts'
import { LINES } from './slot-lines.ts'
import { SLOT_THEMES } from './slot-themes.ts'

export const slotsDocument = createSlotDocument({
  engine: 'slots',
  version: 1,
  title: 'Slots',
  summary: 'Five reels, three rows, 10 to 25 lines.',
  lines: LINES,
  themes: SLOT_THEMES,
})
