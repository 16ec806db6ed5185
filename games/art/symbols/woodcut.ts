import { around, circle, ellipse, path, rect, stroke } from '../draw.ts'

const INK = '#1c120c'
const PAPER = '#f7e8c8'

/** Carved in wood and printed in black, as on the booklets of the backlands; one colour each. */
export const woodcutSymbols = {
  booklet: () =>
    path('#0004', 'M16 12H88V98H16Z') +
    path(PAPER, 'M10 4H84V92H10Z') +
    stroke(INK, 3, 'M10 4H84V92H10ZM17 24H77V85H17Z') +
    path('#c2391f', 'M17 9H77V19H17Z') +
    circle('#e8a21f', 62, 40, 9) +
    path(INK, 'M17 85V66L32 54L46 66L58 58L77 72V85ZM30 52V36H34V40H40V46H34V56Z') +
    stroke(PAPER, 2, 'M22 78H40M46 78H70M26 70H36'),
  woodbird: () =>
    card() +
    path(
      INK,
      'M2 44L24 36Q30 16 50 18Q60 20 62 34Q84 40 98 20Q98 58 70 68L78 92L60 72Q54 78 44 76L38 94L32 72Q16 62 18 48Z',
    ) +
    path('#c2391f', 'M40 42Q62 44 84 38Q76 60 54 64Q40 58 40 42Z') +
    stroke(PAPER, 3, 'M48 48Q64 50 76 46M50 55Q60 57 68 54M26 56Q30 64 38 66') +
    circle(PAPER, 38, 32, 5) +
    circle(INK, 38, 32, 2) +
    path('#e8a21f', 'M2 44L24 37V46Z') +
    path(INK, 'M48 18Q44 4 54 2Q52 10 58 6Q58 14 52 20Z'),
  woodfish: () =>
    card() +
    path(INK, 'M2 50Q26 12 62 28L96 10Q86 50 96 90L62 72Q26 88 2 50Z') +
    path('#1f7a8c', 'M34 32Q56 30 68 50Q56 70 34 68Q44 50 34 32Z') +
    stroke(
      PAPER,
      3,
      'M46 38Q54 50 46 62M58 40Q64 50 58 60M78 32L88 24M76 50H90M78 68L88 76M8 54Q14 58 20 56',
    ) +
    circle(PAPER, 22, 44, 6) +
    circle(INK, 22, 44, 2.6),
  woodsun: () =>
    card() +
    around(12, 50, 50, path(INK, 'M44 26L50 0L56 26Z')) +
    around(12, 50, 50, path('#e8a21f', 'M47 22L50 8L53 22Z')) +
    circle(INK, 50, 50, 29) +
    circle('#e8a21f', 50, 50, 25) +
    path(
      INK,
      'M36 44Q42 38 47 44V47Q41 44 36 47ZM64 44Q58 38 53 44V47Q59 44 64 47ZM49 46H51L54 57H46ZM38 60Q50 72 62 60Q58 68 50 69Q42 68 38 60Z',
    ) +
    circle('#c2391f', 35, 55, 4) +
    circle('#c2391f', 65, 55, 4),
  woodcactus: () =>
    card() +
    path(
      INK,
      'M36 98V24Q36 4 50 4Q64 4 64 24V54H70V36Q70 26 79 26Q90 26 90 38V58Q90 74 74 74H64V98ZM36 66H26Q10 66 10 50V34Q10 22 20 22Q30 22 30 32V46H36Z',
    ) +
    path(
      '#3f8a3a',
      'M42 94V26Q42 11 50 11Q58 11 58 26V94ZM16 48V34Q16 28 20 28Q24 28 24 34V50H36V60H27Q16 60 16 48ZM84 56V38Q84 32 79 32Q76 32 76 38V60H64V68H74Q84 68 84 56Z',
    ) +
    stroke(PAPER, 2.6, 'M50 18V26M50 34V42M50 50V58M50 66V74M50 82V90M20 34V44M80 38V50') +
    path('#c2391f', 'M50 6L42 0L50 -4L58 0Z'),
  woodflower: () =>
    card() +
    path(INK, 'M46 50H54V98H46ZM50 80Q26 82 20 62Q46 60 50 80ZM52 90Q76 90 82 70Q58 70 52 90Z') +
    stroke(PAPER, 2, 'M26 66Q38 68 46 78M76 74Q64 76 56 86') +
    around(8, 50, 34, path(INK, 'M42 26Q36 -2 50 -2Q64 -2 58 26Z')) +
    around(8, 50, 34, path('#c2391f', 'M46 22Q42 4 50 3Q58 4 54 22Z')) +
    circle(INK, 50, 34, 13) +
    ellipse('#e8a21f', 50, 34, 9, 9) +
    rect(INK, 48, 31, 4, 6, 2),
}

/** The sheet a block is printed on. */
function card(): string {
  return rect('#0005', -1, 0, 103, 103, 5) + rect(PAPER, -3, -3, 104, 104, 5)
}
