import type { SlotTheme } from './slot-theme.ts'

/** Row (0 top, 2 bottom) of each of five reels. A theme with n lines plays the first n. */
export const LINES: readonly string[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '01110',
  '21112',
  '01010',
  '21212',
  '10101',
  '12121',
  '11011',
  '11211',
  '02020',
  '20202',
  '02220',
  '20002',
  '00200',
  '22022',
  '02120',
  '20102',
]

/** The same of three reels: the rows, then the diagonals. */
export const CLASSIC_LINES: readonly string[] = ['111', '000', '222', '012', '210']

/** The lines that a theme plays. */
export function linesOf({ reels, lines }: Pick<SlotTheme, 'reels' | 'lines'>): readonly string[] {
  return (reels.length === 3 ? CLASSIC_LINES : LINES).slice(0, lines)
}

/** The rows of one line, as numbers. */
export function rowsOf(line: string): readonly number[] {
  return [...line].map(Number)
}
