import { around, circle, ellipse, path, rect, stroke } from '../draw.ts'

/** Sunday football, and the fruit machine of old. */
export const playingSymbols = {
  soccer: () =>
    circle('#1a2230', 50, 50, 46) +
    circle('#eef3f8', 50, 50, 43) +
    path('#fff', 'M50 7Q18 10 10 44Q22 22 50 18Z') +
    path('#1a2230', 'M50 32L67 44L61 64H39L33 44Z') +
    path(
      '#1a2230',
      'M50 7Q58 7 64 10L58 20H42L36 10Q42 7 50 7ZM8 40Q11 28 18 22L26 30L20 44L8 46ZM92 40Q89 28 82 22L74 30L80 44L92 46ZM22 82L26 68L38 74V91Q28 88 22 82ZM78 82L74 68L62 74V91Q72 88 78 82Z',
    ) +
    stroke('#1a2230', 2.6, 'M50 32V20M33 44L20 44M67 44H80M39 64L32 71M61 64L68 71'),
  trophy: () =>
    stroke('#8f5a00', 8, 'M26 18H10Q10 44 32 46M74 18H90Q90 44 68 46') +
    stroke('#ffd23f', 4, 'M26 18H10Q10 44 32 46M74 18H90Q90 44 68 46') +
    path('#8f5a00', 'M22 6H78Q80 52 58 60V74H42V60Q20 52 22 6Z') +
    path('#ffc21f', 'M26 9H74Q75 48 56 55V74H44V55Q25 48 26 9Z') +
    path('#fff2b0', 'M32 12H42Q40 38 46 52Q32 44 32 12Z') +
    path('#3a1f0c', 'M28 74H72L78 96H22Z') +
    path('#7a4a1c', 'M31 77H69L71 84H29Z') +
    path('#fff', 'M56 18L59 25L66 26L61 31L62 38L56 34L50 38L51 31L46 26L53 25Z'),
  jersey: () =>
    path('#0d4a9e', 'M32 8Q50 22 68 8L98 28L84 50L76 44V94H24V44L16 50L2 28Z') +
    path('#3f8ff0', 'M33 13Q50 26 67 13L92 30L82 44L72 36V90H28V36L18 44L8 30Z') +
    path('#fff', 'M40 18Q50 23 60 18V90H40Z') +
    path('#0d4a9e', 'M34 8Q50 22 66 8L64 17Q50 27 36 17Z') +
    stroke('#d11a3e', 7, 'M44 44L52 38V72M44 72H59'),
  boot: () =>
    path('#1a1a22', 'M20 20L44 14Q48 36 66 44Q94 50 96 68V78H10Q8 60 16 46Z') +
    path('#2fb85a', 'M23 24L41 19Q46 40 64 49Q90 55 92 68H14Q14 58 20 48Z') +
    path('#fff', 'M48 66L62 47L70 51L60 68Z') +
    path('#fff', 'M34 66L50 38L56 44L44 68Z') +
    path('#1a1a22', 'M10 70H96V78H10Z') +
    path('#8fa3b8', 'M16 78H28L26 90H18ZM40 78H52L50 90H42ZM68 78H80L78 90H70Z') +
    stroke('#fff4df', 3, 'M34 24L44 22M37 32L47 29M42 39L51 35'),
  whistle: () =>
    stroke('#d11a3e', 5, 'M76 40Q100 16 82 4Q60 -2 58 24') +
    path('#8f5a00', 'M4 30H86L90 52H66Q70 90 38 92Q6 90 10 56Q12 50 4 50Z') +
    path('#ffc21f', 'M8 34H82L84 47H60Q64 84 38 86Q14 84 16 56Q18 48 8 46Z') +
    circle('#8f5a00', 38, 62, 16) +
    circle('#3a2400', 38, 62, 12) +
    circle('#ff8a3d', 40, 66, 7) +
    path('#5a3a00', 'M48 34H62L58 44H48Z') +
    path('#fff8', 'M12 36H40V40H12Z'),
  flag: () =>
    rect('#6b7c91', 22, 4, 6, 92, 3) +
    rect('#dfe8f2', 22, 4, 3, 92, 1) +
    path('#b3122a', 'M28 8Q50 0 68 12T98 10Q90 28 96 48Q80 56 62 48T28 50Z') +
    path('#ff5a4d', 'M28 12Q50 4 66 15T93 14Q88 24 90 30Q74 34 60 26T28 32Z') +
    ellipse('#2f7a2a', 26, 96, 22, 5),
  seven: () =>
    path('#5a0614', 'M12 4H92V26Q66 54 62 98H26Q32 56 58 32H34L28 40H12Z') +
    path('#ff2f4d', 'M17 9H87V24Q61 52 57 93H32Q40 54 68 27H31L25 35H17Z') +
    path('#ff9fa8', 'M21 12H83V18H27L23 30H21Z') +
    path('#ffd23f', 'M66 36Q50 58 46 93H40Q46 58 66 36Z'),
  bar: () =>
    rect('#0d0d14', 2, 20, 96, 60, 10) +
    stroke('#ffd23f', 4, 'M14 25H86Q93 25 93 32V68Q93 75 86 75H14Q7 75 7 68V32Q7 25 14 25Z') +
    stroke('#fff4d6', 7, 'M20 36V64M20 36H28Q36 38 34 45Q34 49 26 50H20M26 50Q38 51 37 58Q36 64 28 64H20') +
    stroke('#fff4d6', 7, 'M44 65L53 36L62 65M47 56H59M70 65V36H78Q86 38 86 44Q86 51 78 51H70M78 51L86 65'),
  horseshoe: () =>
    stroke('#3a2400', 26, 'M22 86Q6 50 22 26Q34 12 50 12Q66 12 78 26Q94 50 78 86') +
    stroke('#ffb81f', 19, 'M22 86Q6 50 22 26Q34 12 50 12Q66 12 78 26Q94 50 78 86') +
    stroke('#ffe890', 5, 'M17 78Q5 50 18 28Q30 12 44 9') +
    `<path stroke="#5a3a00" stroke-width="7" d="M20 74h0M15 56h0M18 38h0M32 20h0M80 74h0M85 56h0M82 38h0M68 20h0"/>`,
  clover: () =>
    stroke('#0d5a2a', 6, 'M52 54Q52 82 70 96') +
    around(
      4,
      50,
      44,
      path('#0d6b30', 'M50 44Q22 28 32 10Q42 0 50 12Q58 0 68 10Q78 28 50 44Z') +
        path('#39c46b', 'M50 40Q28 27 36 13Q43 6 50 16Q57 6 64 13Q72 27 50 40Z'),
    ) +
    stroke('#bff5c8', 2, 'M50 38V20M56 44H74M50 50V68M44 44H26'),
}
