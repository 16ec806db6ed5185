import { circle, ellipse, path, rect, stroke } from '../draw.ts'

/** The mountain train, and the bakery by its station. */
export const railwaySymbols = {
  locomotive: () =>
    circle('#ffffffb0', 24, 12, 8) +
    circle('#ffffff80', 40, 9, 10) +
    path('#1c2630', 'M18 20H34L31 44H21Z') +
    path('#7a0f1c', 'M8 40H66V22H60V14H98V22H94V74H8Z') +
    path('#d1263a', 'M10 42H64V58H10Z') +
    path('#ff6b5a', 'M12 44H62V49H12Z') +
    rect('#ffe9a8', 72, 26, 16, 18, 2) +
    path('#ffc83d', 'M8 60H94V66H8ZM40 40Q40 30 48 30Q56 30 56 40Z') +
    path('#1c2630', 'M2 74H98V80H2ZM8 66L-2 88H12Z') +
    wheel(26, 82, 14) +
    wheel(56, 82, 14) +
    wheel(82, 84, 12) +
    stroke('#9db1c9', 4, 'M26 86H60') +
    circle('#fff2b0', 8, 50, 6),
  wagon: () =>
    path('#0d4a3a', 'M4 24Q50 8 96 24V32H4Z') +
    path('#1f8a63', 'M8 32H92V74H8Z') +
    path('#2fb885', 'M8 32H92V38H8Z') +
    rect('#ffe9a8', 16, 42, 18, 16, 2) +
    rect('#ffe9a8', 41, 42, 18, 16, 2) +
    rect('#ffe9a8', 66, 42, 18, 16, 2) +
    path('#ffc83d', 'M8 62H92V67H8Z') +
    path('#1c2630', 'M2 74H98V80H2Z') +
    wheel(26, 84, 12) +
    wheel(74, 84, 12) +
    stroke('#0d4a3a', 2, 'M25 42V58M50 42V58M75 42V58'),
  signal: () =>
    rect('#3d4a5c', 46, 40, 8, 56, 2) +
    rect('#6b7c91', 30, 92, 40, 7, 3) +
    rect('#141a22', 30, 2, 40, 62, 14) +
    stroke('#3d4a5c', 3, 'M44 5H56Q67 5 67 16V50Q67 61 56 61H44Q33 61 33 50V16Q33 5 44 5Z') +
    circle('#ff3d3d', 50, 20, 12) +
    circle('#ff9f9f', 46, 16, 4) +
    circle('#1c7a4a', 50, 46, 12) +
    circle('#3fe08f', 50, 46, 9) +
    path('#ffd23f', 'M66 66L92 72V82L66 76Z'),
  clock: () =>
    stroke('#3d2a14', 6, 'M50 2V14M30 4H70') +
    circle('#3d2a14', 50, 56, 42) +
    circle('#c98f3a', 50, 55, 39) +
    circle('#fff7e3', 50, 55, 32) +
    stroke(
      '#3d2a14',
      3,
      'M50 27V32M50 78V83M22 55H27M73 55H78M30 35L33 38M70 35L67 38M30 75L33 72M70 75L67 72',
    ) +
    stroke('#1c1208', 5, 'M50 56V36M50 56L64 64') +
    circle('#d11a3e', 50, 56, 4),
  suitcase: () =>
    stroke('#3d1f0c', 7, 'M34 28V16Q34 10 40 10H60Q66 10 66 16V28') +
    rect('#5a2f14', 4, 26, 92, 64, 9) +
    rect('#b8703a', 7, 26, 86, 58, 8) +
    path('#d9945a', 'M10 34Q10 29 16 29H84Q90 29 90 34V42H10Z') +
    path('#5a2f14', 'M22 26H32V90H22ZM68 26H78V90H68Z') +
    rect('#ffd23f', 22, 50, 10, 12, 2) +
    rect('#ffd23f', 68, 50, 10, 12, 2) +
    path('#2f7fd1', 'M40 50L60 46L63 64L43 68Z') +
    path('#fff4df', 'M45 54L56 52L57 60L47 62Z'),
  bridge: () =>
    path('#7fc4f0', 'M0 74Q25 66 50 74T100 74V98H0Z') +
    path('#3f8fd6', 'M0 84Q25 76 50 84T100 84V98H0Z') +
    path('#5a2f14', 'M2 40H98V84H84Q84 58 70 58Q56 58 56 84H44Q44 58 30 58Q16 58 16 84H2Z') +
    path('#c07a45', 'M2 36H98V46H2Z') +
    path('#8a5228', 'M2 46H98V84H86Q86 54 70 54Q54 54 54 84H46Q46 54 30 54Q14 54 14 84H2Z') +
    stroke('#20242c', 3, 'M0 32H100M8 26V36M24 26V36M40 26V36M56 26V36M72 26V36M88 26V36') +
    stroke('#9db1c9', 3, 'M0 27H100'),
  bell: () =>
    circle('#8f5a00', 50, 88, 9) +
    circle('#ffd84d', 48, 86, 6) +
    path('#8f5a00', 'M6 80Q20 68 22 44Q24 16 50 14Q76 16 78 44Q80 68 94 80Q94 86 88 86H12Q6 86 6 80Z') +
    path('#ffc21f', 'M12 78Q26 66 28 44Q30 20 50 19Q70 20 72 44Q74 66 88 78Z') +
    path('#fff0a8', 'M28 72Q36 62 37 44Q38 26 48 22Q32 24 30 44Q29 60 22 72Z') +
    stroke('#b37a00', 4, 'M18 73H82') +
    path('#d11a3e', 'M50 16Q36 18 30 8Q36 -2 50 10Q64 -2 70 8Q64 18 50 16Z') +
    circle('#8f0d2a', 50, 11, 5),
  cheesebun: () => ellipse('#0003', 50, 88, 44, 9) + bun(30, 66, 26) + bun(72, 66, 25) + bun(50, 38, 28),
  loaf: () =>
    `<g transform="rotate(-24 50 50)">` +
    ellipse('#8a4a14', 50, 54, 48, 28) +
    ellipse('#e09a45', 50, 51, 46, 25) +
    path('#ffd9a0', 'M16 46Q50 26 84 46Q50 40 16 46Z') +
    path('#fff0d0', 'M20 50Q50 32 80 50Q74 58 50 56Q26 58 20 50Z') +
    stroke('#b8702a', 2.4, 'M24 50Q50 38 76 50M14 62Q50 80 86 62') +
    '</g>',
  cake: () =>
    ellipse('#9db1c9', 50, 88, 48, 9) +
    ellipse('#eef4fa', 50, 85, 46, 8) +
    path('#7a3a14', 'M10 52V82Q50 96 90 82V52Z') +
    path('#ffb3c7', 'M10 62Q50 78 90 62V70Q50 86 10 70Z') +
    ellipse('#fff4e6', 50, 50, 40, 15) +
    path('#fff4e6', 'M10 50Q12 64 20 60Q26 70 34 62Q42 74 50 64Q60 74 66 62Q76 70 80 60Q88 64 90 50Z') +
    circle('#d11a3e', 50, 34, 9) +
    circle('#ff8fa3', 47, 31, 3) +
    circle('#d11a3e', 28, 44, 6) +
    circle('#d11a3e', 72, 44, 6) +
    stroke('#2fae57', 2.4, 'M50 26Q54 16 62 16'),
  doughnut: () =>
    circle('#8a4a14', 50, 53, 44) +
    circle('#e0954a', 50, 51, 42) +
    path(
      '#ff8fc0',
      'M50 12Q88 12 88 50Q86 62 78 62Q74 76 62 78Q54 90 44 82Q30 84 26 72Q12 68 13 50Q14 14 50 12Z',
    ) +
    circle('#8a4a14', 50, 50, 15) +
    circle('#ffe9c4', 50, 52, 13) +
    stroke('#ffe14d', 4, 'M30 30L35 34M66 24L72 27M76 46L73 52M34 62L30 58') +
    stroke('#4dd0e0', 4, 'M48 20L54 22M24 46L26 52M66 66L71 62') +
    stroke('#fff', 4, 'M60 32L64 36M40 72L46 73M34 44L38 40'),
  pudding: () =>
    ellipse('#9db1c9', 50, 84, 48, 12) +
    ellipse('#f3f7fb', 50, 81, 46, 10) +
    ellipse('#8a3f0a', 50, 80, 38, 8) +
    path('#c9892e', 'M24 28Q50 18 76 28L86 74Q50 90 14 74Z') +
    path('#ffcf6b', 'M26 30L18 72Q32 80 46 81L44 30Z') +
    path('#7a3606', 'M24 28Q50 16 76 28L79 44Q74 54 68 42Q62 60 54 44Q46 62 38 46Q30 54 22 42Z') +
    ellipse('#b3590f', 50, 28, 26, 9) +
    ellipse('#5a2604', 50, 29, 11, 4) +
    path('#fff6', 'M32 26Q40 22 50 22Q42 26 36 30Z'),
}

function wheel(x: number, y: number, r: number): string {
  return circle('#141a22', x, y, r) + circle('#c2263a', x, y, r - 4) + circle('#ffd23f', x, y, 4)
}

function bun(x: number, y: number, r: number): string {
  return (
    circle('#a8681c', x, y + 2, r) + circle('#f0b650', x, y, r - 2) + ellipse('#ffe09a', x - 7, y - 8, 12, 7)
  )
}
