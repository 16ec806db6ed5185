import { createSlotDocument } from '../slots/create-slot-document.ts'
import { CLASSIC_LINES } from '../slots/slot-lines.ts'
import { CLASSIC_THEMES } from './classic-themes.ts'

export const classicDocument = createSlotDocument({
  engine: 'classic',
  version: 1,
  title: 'Classic slots',
  summary: 'Three reels, three rows, five lines. The same rules as slots.',
  lines: CLASSIC_LINES,
  themes: CLASSIC_THEMES,
})
