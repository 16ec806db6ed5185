/** Row (0 top, 2 bottom) of each reel. A theme with n lines plays the first n. */
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

/** The rows of one line, as numbers. */
export function rowsOf(line: string): readonly number[] {
  return [...line].map(Number)
}
