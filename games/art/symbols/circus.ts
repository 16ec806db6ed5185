import { around, circle, ellipse, path, rect, stroke } from '../draw.ts'

/** The circus and the sky of kites. */
export const circusSymbols = {
  tent: () =>
    path('#8f0d2a', 'M6 92V52Q30 44 50 12Q70 44 94 52V92Z') +
    path('#ff4d6d', 'M6 52Q30 44 50 12L36 58Q20 60 6 52Z') +
    path('#ffe9c4', 'M50 12L36 58Q43 61 50 61Q57 61 64 58Z') +
    path('#ff4d6d', 'M94 52Q70 44 50 12L64 58Q80 60 94 52ZM12 58L34 64V92H12ZM88 58L66 64V92H88Z') +
    path('#ffe9c4', 'M20 61L28 63V92H20ZM72 63L80 61V92H72Z') +
    path('#3a0612', 'M36 92Q40 74 50 66Q60 74 64 92Z') +
    path('#ffd23f', 'M50 66Q42 78 40 92H34Q38 76 50 62Q62 76 66 92H60Q58 78 50 66Z') +
    stroke('#5a3214', 3, 'M50 14V2') +
    path('#ffd23f', 'M51 2L68 7L51 12Z'),
  clown: () =>
    path('#e0357a', 'M20 46Q-2 44 6 26Q10 10 28 20ZM80 46Q102 44 94 26Q90 10 72 20Z') +
    circle('#ffb347', 14, 34, 12) +
    circle('#ffb347', 86, 34, 12) +
    ellipse('#ffe3cc', 50, 54, 34, 38) +
    path('#2f7fd1', 'M30 22Q40 -4 52 -2Q66 2 70 22Q50 14 30 22Z') +
    circle('#ffd23f', 52, 2, 6) +
    ellipse('#fff', 36, 44, 9, 12) +
    ellipse('#fff', 64, 44, 9, 12) +
    path('#2f7fd1', 'M36 26L39 40H33ZM64 26L67 40H61ZM36 62L33 50H39ZM64 62L61 50H67Z') +
    circle('#1a0d12', 36, 45, 4) +
    circle('#1a0d12', 64, 45, 4) +
    circle('#d11a3e', 50, 58, 9) +
    circle('#ff8fa3', 47, 55, 3) +
    path('#fff', 'M26 66Q50 78 74 66Q70 90 50 90Q30 90 26 66Z') +
    path('#d11a3e', 'M32 71Q50 80 68 71Q63 85 50 85Q37 85 32 71Z'),
  unicycle: () =>
    circle('#20242c', 50, 66, 31) +
    circle('#6ee0ff', 50, 66, 25) +
    circle('#0a2a4a', 50, 66, 22) +
    around(8, 50, 66, stroke('#dff6ff', 1.8, 'M50 66V45')) +
    circle('#ffd23f', 50, 66, 6) +
    stroke('#b3122a', 7, 'M50 64L50 20') +
    stroke('#ff5a5f', 3, 'M48 62L48 22') +
    path('#3a0f4a', 'M28 14Q50 4 74 12Q76 22 62 22H38Q28 22 28 14Z') +
    path('#a66bff', 'M32 14Q50 7 70 13Q50 13 34 18Z') +
    stroke('#ffd23f', 6, 'M36 72H64'),
  tophat: () =>
    ellipse('#0f0a1c', 50, 76, 46, 15) +
    ellipse('#3a2f5c', 50, 73, 45, 13) +
    path('#0f0a1c', 'M24 74L20 18Q50 6 80 18L76 74Q50 84 24 74Z') +
    path('#2a2148', 'M26 70L23 20Q36 14 46 13L44 77Q34 76 26 70Z') +
    ellipse('#463a70', 50, 18, 29, 8) +
    path('#d11a3e', 'M23 54Q50 64 77 54L76 70Q50 80 24 70Z') +
    path('#ffd23f', 'M64 58L67 64L74 65L69 70L70 77L64 73L58 77L59 70L54 65L61 64Z') +
    path('#fff5', 'M30 24L34 22L34 50L31 50Z'),
  popcorn: () =>
    [
      [26, 34, 13],
      [44, 22, 14],
      [62, 24, 13],
      [76, 36, 12],
      [38, 38, 12],
      [58, 40, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle('#f2c14e', x, y + 2, r) + circle('#fff4d6', x - 1, y - 1, r - 2))
      .join('') +
    circle('#f2c14e', 44, 24, 4) +
    circle('#f2c14e', 68, 32, 4) +
    path('#b3122a', 'M16 42H84L74 96H26Z') +
    path('#fff4e6', 'M29 42H43L46 96H36ZM57 42H71L64 96H54Z') +
    path('#ff5a5f', 'M16 42H29L36 96H26ZM43 42H57L54 96H46Z') +
    path('#fff7', 'M14 40H86L84 48H16Z'),
  pins: () =>
    `<g transform="rotate(24 50 50)">${pin('#2f7fd1', '#8fc4ff')}</g><g transform="rotate(-24 50 50)">${pin('#d11a3e', '#ff8fa3')}</g>`,
  ticket: () =>
    `<g transform="rotate(-14 50 50)">` +
    path('#b35c00', 'M2 26H98V42A8 8 0 0 0 98 58V74H2V58A8 8 0 0 0 2 42Z') +
    path('#ffc83d', 'M6 30H94V40A12 12 0 0 0 94 60V70H6V60A12 12 0 0 0 6 40Z') +
    stroke('#b35c00', 2.4, 'M74 34V38M74 44V48M74 54V58M74 64V66') +
    path('#8f0d2a', 'M40 34L44 46L57 46L46 53L50 66L40 58L30 66L34 53L23 46L36 46Z') +
    '</g>',
  kite: () =>
    stroke('#fff4df', 2.4, 'M52 66Q44 80 56 86T50 100') +
    path('#ffd23f', 'M50 74L42 70V80ZM50 74L58 70V80ZM54 88L46 84V94ZM54 88L62 84V94Z') +
    path('#0f4f9e', 'M50 0L90 34L50 72L10 34Z') +
    path('#ff4d6d', 'M50 4L50 34L14 34Z') +
    path('#ffd23f', 'M50 4L86 34H50Z') +
    path('#2fd08a', 'M14 34H50V68Z') +
    path('#4d9dff', 'M86 34L50 68V34Z') +
    stroke('#fff', 2, 'M50 2V70M12 34H88'),
  swallow: () =>
    path(
      '#0f2a5c',
      'M50 42Q30 14 2 10Q10 30 30 44Q14 40 6 44Q20 56 42 56L34 96L50 78L66 96L58 56Q80 56 94 44Q86 40 70 44Q90 30 98 10Q70 14 50 42Z',
    ) +
    path('#3f78d1', 'M50 46Q34 22 10 14Q18 32 40 46ZM50 46Q66 22 90 14Q82 32 60 46Z') +
    ellipse('#fff4e6', 50, 62, 8, 14) +
    circle('#c2452a', 50, 46, 8) +
    circle('#0f2a5c', 50, 40, 9) +
    circle('#fff', 46, 39, 2.2) +
    circle('#fff', 54, 39, 2.2) +
    path('#ffb02e', 'M47 33H53L50 24Z'),
  spool: () =>
    rect('#6b3b17', 20, 8, 60, 14, 6) +
    rect('#b07743', 22, 8, 56, 8, 4) +
    rect('#6b3b17', 20, 78, 60, 14, 6) +
    rect('#b07743', 22, 78, 56, 8, 4) +
    path('#c2267f', 'M28 22H72Q66 50 72 78H28Q34 50 28 22Z') +
    stroke('#ff8fc7', 3, 'M31 30L69 26M32 40L68 35M33 50L67 45M32 60L67 55M31 70L68 65') +
    stroke('#ffe0f0', 2.4, 'M68 66Q90 66 84 90T98 98'),
  pinwheel: () =>
    stroke('#6b3b17', 6, 'M50 50V98') +
    around(
      4,
      50,
      44,
      path('#c2267f', 'M50 44L50 6Q76 6 76 32Z') + path('#ff8fc7', 'M50 44L50 6Q58 20 62 32Z'),
    ) +
    circle('#8f5a00', 50, 44, 8) +
    circle('#ffd23f', 49, 43, 6),
  cloud: () =>
    path('#8fb9e0', 'M22 82Q2 80 4 62Q6 48 22 48Q26 26 48 28Q64 28 70 42Q94 42 96 62Q94 82 78 82Z') +
    path('#fff', 'M24 76Q8 74 9 61Q12 52 26 53Q30 32 48 33Q63 34 67 48Q88 47 91 60Q90 74 76 76Z') +
    path('#d6ebff', 'M24 76Q8 74 9 64Q22 72 44 70Q70 70 91 62Q90 74 76 76Z'),
  house: () =>
    path('#b3542a', 'M14 44H86V96H14Z') +
    path('#ff9f5a', 'M14 44H58V96H14Z') +
    path('#7a2a14', 'M4 46L36 16H90L98 46Z') +
    path('#d1573a', 'M4 46L36 16L68 46Z') +
    rect('#2f7fd1', 26, 62, 18, 34, 2) +
    rect('#ffe9a8', 66, 58, 14, 14, 2) +
    stroke('#7a2a14', 2, 'M73 58V72M66 65H80') +
    rect('#4a8fd9', 62, 2, 18, 16, 3) +
    circle('#ffd23f', 40, 80, 1.8),
}

function pin(dark: string, light: string): string {
  return (
    path(dark, 'M44 6Q50 2 56 6L55 36Q68 50 64 72Q62 90 50 96Q38 90 36 72Q32 50 45 36Z') +
    path('#fff4e6', 'M45 38Q34 52 38 70Q62 76 63 68Q66 50 55 38Z') +
    path(light, 'M46 8L47 36Q40 50 42 70L46 88Q38 82 38 72Q34 52 45 36Z')
  )
}
