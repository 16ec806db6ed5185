import { around, circle, ellipse, path, rect, stroke } from '../draw.ts'

/** The street market, the corner bar and the ice-cream parlour. */
export const streetSymbols = {
  basket: () =>
    circle('#d11a3e', 34, 30, 15) +
    circle('#ff9f1c', 64, 28, 16) +
    circle('#7bc043', 50, 20, 14) +
    path('#ffe9a8', 'M44 13Q48 9 54 10Q48 14 46 19Z') +
    stroke('#6b3b17', 6, 'M14 48Q14 2 50 2Q86 2 86 48') +
    stroke('#c98f4a', 2.6, 'M14 46Q14 2 50 2Q86 2 86 46') +
    path('#7a4a1c', 'M6 42H94L84 94H16Z') +
    path('#d99a48', 'M12 48H88L80 90H20Z') +
    stroke('#7a4a1c', 3, 'M15 62H85M18 76H82M30 48L34 90M50 48V90M70 48L66 90') +
    path('#f0bc70', 'M4 40H96V50H4Z'),
  papaya: () =>
    path('#c4580f', 'M50 4Q72 26 82 56Q84 90 50 98Q16 90 18 56Q28 26 50 4Z') +
    path('#ffa63d', 'M50 12Q68 32 76 58Q78 84 50 92Q22 84 24 58Q32 32 50 12Z') +
    path('#ff7a2f', 'M50 30Q64 46 66 62Q66 80 50 84Q34 80 34 62Q36 46 50 30Z') +
    '<path stroke="#1c1a20" stroke-width="8" d="M50 46h0M44 56h0M56 57h0M49 66h0M41 70h0M58 70h0M50 78h0"/>',
  cashew: () =>
    path('#b3122a', 'M48 14Q86 14 82 44Q78 66 52 66Q26 66 20 44Q16 16 48 14Z') +
    path('#ffb02e', 'M48 18Q78 20 76 44Q70 58 52 60Q30 58 26 42Q24 20 48 18Z') +
    path('#ff5a3d', 'M52 60Q72 58 76 44Q78 28 64 21Q68 44 40 56Q46 60 52 60Z') +
    path('#fff7', 'M32 30Q40 22 48 24Q36 30 36 44Q28 40 32 30Z') +
    path('#3f6b2a', 'M40 64Q30 84 46 94Q66 98 72 82Q72 72 64 72Q58 82 52 76Q56 68 62 64Z') +
    path('#7aa84a', 'M44 66Q36 82 48 90Q60 92 66 82Q58 88 50 82Q46 76 50 67Z') +
    stroke('#5a3214', 4, 'M50 15Q50 6 56 2'),
  orange: () =>
    circle('#c45a00', 50, 56, 42) +
    circle('#ff9416', 49, 54, 39) +
    circle('#ffe3b0', 50, 56, 31) +
    around(8, 50, 56, path('#ffab3d', 'M50 52L41 31Q50 26 59 31Z')) +
    path('#2fae57', 'M52 18Q66 -4 90 8Q78 28 52 18Z') +
    stroke('#12733a', 2.4, 'M54 17Q70 8 84 9'),
  tambourine: () =>
    circle('#6b3b17', 50, 50, 46) +
    circle('#d98a3a', 50, 50, 42) +
    circle('#6b3b17', 50, 50, 34) +
    circle('#fff4df', 50, 50, 32) +
    jingles('#8f6a00', 15) +
    jingles('#ffd84d', 10) +
    path('#1c7a3c', 'M50 30L68 50L50 70L32 50Z') +
    path('#ffd23f', 'M50 35L63 50L50 65L37 50Z') +
    circle('#2f5fd1', 50, 50, 7),
  domino: () =>
    `<g transform="rotate(16 50 50)">` +
    rect('#1a1410', 26, 2, 48, 96, 9) +
    rect('#fff8ea', 28, 3, 44, 91, 8) +
    stroke('#b8a07a', 3, 'M34 48H66') +
    `<path stroke="#1a1410" stroke-width="9" d="M39 15h0M61 15h0M50 27h0M39 39h0M61 39h0M39 59h0M61 59h0M39 71h0M61 71h0M39 83h0M61 83h0"/>` +
    '</g>',
  coxinha: () =>
    path('#8a4a10', 'M54 2Q62 2 64 12Q66 32 82 54Q94 90 50 96Q8 92 16 56Q36 30 44 12Q48 2 54 2Z') +
    path('#f0a23a', 'M54 8Q60 32 76 58Q84 86 50 91Q16 88 22 58Q42 30 48 12Q51 7 54 8Z') +
    path('#ffcf7a', 'M50 20Q46 42 34 56Q26 70 32 80Q18 72 24 58Q40 36 50 20Z') +
    `<path stroke="#b3701c" stroke-width="4" d="M58 44h0M50 60h0M66 64h0M44 76h0M60 78h0M40 62h0M54 52h0M70 74h0"/>`,
  pastel: () =>
    path('#a8641c', 'M4 34L88 16Q98 42 94 70L14 88Q4 62 4 34Z') +
    path('#ffc56b', 'M10 38L84 22Q91 44 88 65L18 81Q10 60 10 38Z') +
    path('#ffe0a8', 'M18 42L62 32Q40 46 34 72L24 75Q18 58 18 42Z') +
    stroke(
      '#a8641c',
      2.6,
      'M6 44L14 42M8 58L16 55M11 72L18 68M92 30L85 32M94 44L88 45M94 58L88 58M28 83L27 77M46 79L45 73M64 75L63 69M80 71L79 65M22 31L24 37M42 27L44 33M62 22L64 28',
    ) +
    path('#e8973a', 'M52 44Q66 40 74 46Q66 58 52 58Q46 52 52 44Z'),
  soda: () =>
    path(
      '#0d4a24',
      'M40 2H60V18Q60 28 68 38Q72 44 72 54V88Q72 98 62 98H38Q28 98 28 88V54Q28 44 32 38Q40 28 40 18Z',
    ) +
    path(
      '#2fae57',
      'M43 12H57V20Q57 30 64 40Q68 46 68 54V88Q68 94 62 94H38Q32 94 32 88V54Q32 46 36 40Q43 30 43 20Z',
    ) +
    path('#8fe08a', 'M44 14H49V22Q47 32 41 42Q38 48 38 56V88H34V54Q34 46 38 40Q44 30 44 20Z') +
    path('#ffd23f', 'M32 54H68V78H32Z') +
    path('#d11a3e', 'M50 56L54 63L62 64L56 69L58 77L50 73L42 77L44 69L38 64L46 63Z') +
    rect('#d11a3e', 38, 0, 24, 9, 3) +
    stroke('#fff8', 2, 'M41 3V6M46 3V6M51 3V6M56 3V6'),
  cone: () =>
    path('#a8641c', 'M24 48H76L50 100Z') +
    path('#f0b65a', 'M28 50H72L50 94Z') +
    stroke('#a8641c', 2.4, 'M34 50L58 78M48 50L64 68M66 50L42 78M52 50L36 68') +
    circle('#c2426a', 34, 38, 20) +
    circle('#ff8fb5', 33, 36, 18) +
    circle('#b38a3a', 66, 38, 20) +
    circle('#fff0b8', 66, 36, 18) +
    circle('#3a8a5a', 50, 22, 20) +
    circle('#a8f0b8', 49, 20, 18) +
    circle('#fffa', 42, 13, 5) +
    circle('#d11a3e', 54, 2, 7) +
    circle('#ff9fb0', 52, 0, 2.2),
  sundae: () =>
    path('#ffb3d1', 'M18 38Q14 16 34 16Q40 2 54 6Q72 4 72 20Q88 20 82 38Z') +
    path('#fff0f7', 'M22 36Q22 20 36 22Q42 8 52 12Q40 20 42 36Z') +
    path('#7a3606', 'M32 18Q46 0 70 18Q72 32 64 26Q58 38 52 26Q44 34 40 24Q34 30 32 18Z') +
    circle('#d11a3e', 54, 4, 7) +
    path('#6fb8e8', 'M8 36H92Q88 70 56 74V86Q74 88 76 96H24Q26 88 44 86V74Q12 70 8 36Z') +
    path('#d6f2ff', 'M14 40H86Q80 64 50 68Q20 64 14 40Z') +
    path('#ff8fb5', 'M20 48H80Q72 63 50 65Q28 63 20 48Z') +
    path('#fffb', 'M18 42H26Q28 56 38 63Q22 58 18 42Z'),
  popsicle: () =>
    rect('#b8843a', 43, 70, 14, 30, 6) +
    rect('#f0cf8a', 45, 70, 7, 28, 3) +
    path('#a30f4a', 'M24 28Q24 2 50 2Q76 2 76 28V78Q76 82 72 82H28Q24 82 24 78Z') +
    path('#ff5f8f', 'M28 28Q28 6 50 6Q72 6 72 28V78H28Z') +
    path('#ffb02e', 'M28 34Q39 26 50 34T72 34V58Q61 50 50 58T28 58Z') +
    path('#5cc94a', 'M28 58Q39 66 50 58T72 58V78H28Z') +
    stroke('#fff9', 5, 'M37 20V66'),
  acai: () =>
    path('#ffd84d', 'M22 40Q18 20 34 24Q42 24 44 40Z') +
    circle('#fff4c4', 32, 33, 7) +
    path('#d11a3e', 'M56 40Q54 20 66 22Q82 20 80 40Z') +
    path('#2fae57', 'M60 24L66 16L72 24L66 28Z') +
    ellipse('#2a0d3a', 50, 44, 44, 14) +
    ellipse('#5a2478', 50, 42, 40, 11) +
    circle('#ffe08a', 26, 38, 9) +
    circle('#fff4c4', 26, 37, 6) +
    circle('#ff4d6d', 66, 37, 10) +
    path('#7a3a14', 'M6 44Q28 60 50 60Q72 60 94 44Q92 82 64 92H36Q8 82 6 44Z') +
    path('#b8702a', 'M12 54Q32 64 50 64Q60 64 70 61Q50 74 40 88Q14 78 12 54Z') +
    `<path stroke="#e8b060" stroke-width="3" d="M44 42h0M50 38h0M54 45h0M47 47h0M58 41h0"/>`,
}

function jingles(colour: string, width: number): string {
  return `<path stroke="${colour}" stroke-width="${width}" d="M50 11h0M84 30h0M84 70h0M50 89h0M16 70h0M16 30h0"/>`
}
