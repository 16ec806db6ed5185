import { circle, ellipse, path, stroke } from '../draw.ts'

/** A cut stone seen from above: an octagon of facets in shades of one colour. */
function brilliant(dark: string, middle: string, light: string, pale: string): string {
  return (
    path(dark, 'M32 8H68L92 32V68L68 92H32L8 68V32Z') +
    path(middle, 'M32 8H68L64 30H36ZM8 32L30 36V64L8 68Z') +
    path(light, 'M32 8L36 30L30 36L8 32ZM36 30H64L70 36V64L64 70H36L30 64V36Z') +
    path(pale, 'M36 30H64L30 64V36Z') +
    path('#0003', 'M68 92L64 70L70 64L92 68ZM92 32L70 36V64L92 68Z') +
    path('#fffa', 'M20 24L32 12H46L24 34Z') +
    circle('#fff', 40, 40, 2.6)
  )
}

/** A drop-shaped stone. */
function pear(dark: string, middle: string, light: string, pale: string): string {
  return (
    path(dark, 'M50 4Q88 44 84 66Q78 94 50 96Q22 94 16 66Q12 44 50 4Z') +
    path(middle, 'M50 4Q88 44 84 66L64 64L50 36Z') +
    path(light, 'M50 4Q12 44 16 66L36 64L50 36Z') +
    path(pale, 'M50 36L64 64L50 80L36 64Z') +
    path('#0003', 'M84 66Q78 94 50 96V80L64 64Z') +
    path('#fff9', 'M42 20Q26 38 24 54Q32 36 46 24Z')
  )
}

/** An upright, emerald-cut stone. */
function step(dark: string, middle: string, light: string, pale: string): string {
  return (
    path(dark, 'M30 4H70L88 22V78L70 96H30L12 78V22Z') +
    path(middle, 'M30 4H70L62 24H38ZM88 22V78L70 68V32Z') +
    path(light, 'M30 4L38 24L30 32L12 22ZM12 22L30 32V68L12 78Z') +
    path(pale, 'M38 24H62L70 32V68L62 76H38L30 68V32Z') +
    path(light, 'M62 24L70 32V68L62 76H50Z') +
    path('#fffa', 'M36 36H46L34 54V40Z')
  )
}

export const gemSymbols = {
  ruby: () => brilliant('#8f0d2a', '#d11a3e', '#ff4d6d', '#ff8fa3'),
  emerald: () => step('#04573a', '#0c8f5c', '#23c483', '#86efc0'),
  sapphire: () => brilliant('#0f2f9a', '#1f5ae0', '#4d8dff', '#a3c8ff'),
  topaz: () => pear('#b35c00', '#f08c00', '#ffb938', '#ffe39a'),
  amethyst: () => pear('#4b1a8f', '#7b35d6', '#a66bff', '#dcc2ff'),
  jade: () =>
    circle('#0d6b4f', 50, 50, 42) +
    circle('#25a87f', 50, 48, 39) +
    circle('#7fe0b8', 50, 46, 30) +
    circle('#1d8f6b', 50, 50, 27) +
    circle('#06332a', 50, 50, 15) +
    stroke('#c9ffe6', 3, 'M24 34Q34 18 52 16') +
    stroke('#0d6b4f', 2.6, 'M50 24Q60 26 64 34M76 50Q74 62 66 68M36 70Q26 62 27 50'),
  diamond: () =>
    path('#2b86c9', 'M24 14H76L98 40L50 94L2 40Z') +
    path('#7fd3ff', 'M24 14L34 40H2ZM76 14L66 40H98Z') +
    path('#d9f6ff', 'M24 14H76L66 40H34Z') +
    path('#4fb3ee', 'M34 40H66L50 94Z') +
    path('#a9e4ff', 'M2 40H34L50 94Z') +
    path('#fff', 'M34 18H50L40 36Z') +
    path('#fff8', 'M12 44H30L40 74Z'),
  crystal: () =>
    path('#2f6fc4', 'M50 2L70 22V80L50 98L30 80V22Z') +
    path('#9fe0ff', 'M50 2L30 22V80L50 98Z') +
    path('#e6faff', 'M50 2L40 26V74L50 98L30 80V22Z') +
    path('#4a93e0', 'M24 44L32 54V84L22 92L10 80V58Z') +
    path('#b8ebff', 'M24 44L10 58V80L22 92V62Z') +
    path('#4a93e0', 'M78 36L90 52V80L78 92L68 82V50Z') +
    path('#b8ebff', 'M78 36L68 50V82L76 90V56Z'),
  pearl: () =>
    circle('#b79cc9', 50, 52, 40) +
    circle('#f3e6f7', 48, 48, 37) +
    ellipse('#ffd3e8', 58, 62, 20, 14, -30) +
    ellipse('#c9f0ff', 40, 40, 20, 15, -30) +
    circle('#fff', 36, 34, 9) +
    circle('#fff9', 52, 26, 3.4),
  coin: () =>
    ellipse('#9a5a00', 50, 54, 44, 43) +
    circle('#ffb800', 50, 48, 43) +
    circle('#d98e04', 50, 48, 35) +
    circle('#ffd84d', 50, 47, 33) +
    path('#b8740a', 'M50 22L57 39L75 41L61 53L66 71L50 61L34 71L39 53L25 41L43 39Z') +
    path('#fff2b0', 'M50 22L57 39L50 50L43 39Z') +
    stroke('#fffb', 3.4, 'M16 36Q26 14 50 10'),
  goldbar: () =>
    path('#b36b00', 'M6 78L18 52H62L70 78V90H6Z') +
    path('#ffd84d', 'M18 52H62L70 78H6Z') +
    path('#b36b00', 'M34 46L46 20H86L96 46V60H34Z') +
    path('#ffe27a', 'M46 20H86L96 46H34Z') +
    path('#fff4bf', 'M50 25H66L58 41H43ZM24 57H40L34 73H16Z') +
    path('#8f5300', 'M6 78H70V90H6ZM34 46H96V60H34Z') +
    path('#c98510', 'M6 78H70V82H6ZM34 46H96V50H34Z'),
  ingot: () =>
    path('#a86100', 'M4 36Q18 46 24 60H76Q82 46 96 36Q98 82 72 86H28Q2 82 4 36Z') +
    path('#ffc52e', 'M4 36Q18 46 24 60H76Q82 46 96 36Q92 72 70 76H30Q8 72 4 36Z') +
    ellipse('#ffdf6b', 50, 48, 27, 19) +
    ellipse('#fff1b0', 44, 40, 12, 7, -20) +
    stroke('#fff6', 3, 'M12 50Q18 66 32 70'),
}
