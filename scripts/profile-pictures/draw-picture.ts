export interface PictureLook {
  readonly id: string
  readonly ground: readonly [string, string]
  readonly skin: string
  readonly hair: string
  readonly cloth: string
  /** Paths behind the head, and over it. */
  readonly back: string
  readonly front: string
  /** Beard, glasses, earrings: markup of its own. */
  readonly extra: string
}

const grounds = [
  ['#0f4c5c', '#0b3440'],
  ['#f2b705', '#d98e04'],
  ['#2a9d5c', '#1c7343'],
  ['#d7263d', '#9e1b2e'],
  ['#2f80c8', '#1e5a91'],
  ['#7b4fa3', '#573775'],
  ['#e8743b', '#b9552a'],
  ['#178a8a', '#0f5f63'],
] as const
const skins = ['#8d5a3b', '#f1c9a5', '#c98d62', '#5f3a26', '#e3b48a', '#a96f48', '#f6d7bd', '#74472f']
const hairs = ['#1d1512', '#6b3f22', '#2b1b14', '#141110', '#b5652b', '#3a241a', '#d9a441', '#0f0d0c']
const cloths = ['#f2b705', '#0f4c5c', '#d7263d', '#2f80c8', '#f4efe4', '#2a9d5c', '#123c4a', '#e8743b']

/** Short on top: seven ways of wearing little hair, and a cap. */
const short = [
  'M33 47c-1-17 8-25 17-25s19 7 17 25c-2-8-6-12-17-12s-15 4-17 12z',
  'M32 48c-3-18 7-28 20-27 11 1 17 9 16 26-3-3-4-8-6-11-8 3-20 3-25-1-3 4-3 9-5 13z',
  'M34 44c0-13 6-20 16-20s17 7 16 20c-4-9-8-10-16-10s-12 2-16 10z',
  'M31 45c-2-8 1-16 6-19 3-5 9-6 13-5 5-2 12 0 14 5 5 3 7 11 5 19-1-5-3-9-6-11-7 3-19 3-26 0-3 3-5 6-6 11z',
  'M33 46c-2-15 5-25 18-24 13 0 18 10 16 24-2-5-3-10-9-13-2 4-16 5-20 3-3 2-4 6-5 10z',
  '',
  'M33 42c-2-14 8-21 18-20 10 0 17 7 16 19l-3-1c-1-6-4-8-7-8-7 4-15 3-19 1-3 2-4 5-5 9z',
  'M30 40c2-13 10-19 20-19s18 6 20 19h7c2 0 2 4-1 4H30z',
]
/** Long behind, parted before. */
const longBack = [
  'M30 46c-3-20 9-28 20-28s23 8 20 28c-1 10 5 20 2 28H28c-3-8 3-18 2-28z',
  'M29 48c-6-4-4-14 1-17 1-9 11-14 20-14s19 5 20 14c5 3 7 13 1 17 4 6 2 14-4 16H33c-6-2-8-10-4-16z',
  'M32 44c-2-17 7-25 18-25s20 8 18 25l-2 18H34z',
  'M31 46c-3-18 8-28 19-28s22 10 19 28l4 34H27z',
  'M42 20c-2-8 4-11 8-11s10 3 8 11c8 3 12 12 10 26H32c-2-14 2-23 10-26z',
  'M31 46c-2-18 8-27 19-27s21 9 19 27c0 8-3 14-7 16H38c-4-2-7-8-7-16z',
  'M29 45c-3-17 9-27 21-27s24 10 21 27c4 12-2 20 3 30-10 4-14-2-14-6H40c0 4-4 10-14 6 5-10-1-18 3-30z',
  'M31 44c-2-16 8-25 19-25s21 9 19 25l1 12H30z',
]
const longFront = [
  'M33 48c-1-15 7-24 17-24s18 9 17 24c-2-6-5-12-10-15-6 6-15 6-19 6-2 3-4 6-5 9z',
  'M33 46c0-14 6-21 17-21s17 7 17 21c-3-8-8-11-17-11s-14 3-17 11z',
  'M33 47c-1-16 6-23 17-23s18 7 17 23c-2-4-3-7-4-10H37c-1 3-2 6-4 10z',
  'M33 48c-2-16 8-24 18-24 9 0 17 8 16 24-5-6-10-8-12-14-5 5-13 6-17 6-3 2-4 5-5 8z',
  'M34 45c0-14 6-20 16-20s16 6 16 20c-4-8-8-11-16-11s-12 3-16 11z',
  'M33 47c-1-14 6-22 17-22 10 0 18 8 17 22-5-3-8-9-9-13-5 4-10 6-19 6-3 1-5 4-6 7z',
  'M33 48c-1-15 7-24 17-24s18 9 17 24c-4-4-6-9-7-13-7 3-14 3-20 0-1 4-3 9-7 13z',
  'M32 45c1-14 8-20 18-20s17 6 18 20l-3-2c-4-6-8-8-15-8s-11 2-15 8z',
]
const beard = 'M35 53c1 13 6 20 15 20s14-7 15-20c-3 4-6 5-9 5h-12c-3 0-6-1-9-5z'
const glasses =
  '<g fill="none" stroke="#141110" stroke-width="1.8"><circle cx="43" cy="50" r="5.2"/><circle cx="57" cy="50" r="5.2"/><path d="M48.200 50h3.600"/></g>'
const rings = (colour: string) =>
  `<g fill="${colour}"><circle cx="32.500" cy="60" r="2.200"/><circle cx="67.500" cy="60" r="2.200"/></g>`
const flower =
  '<g fill="#f2b705"><circle cx="66" cy="34" r="3"/><circle cx="71" cy="37" r="3"/><circle cx="68" cy="41" r="3"/><circle cx="63" cy="39" r="3"/></g><circle cx="67" cy="38" r="2.400" fill="#d7263d"/>'

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

function look(list: 'male' | 'female', at: number): PictureLook {
  const isMale = list === 'male'
  const shift = isMale ? 0 : 3
  const hair = pick(hairs, at + shift)
  const men = [
    '',
    `<path d="${beard}" fill="${hair}"/>`,
    glasses,
    '',
    `<path d="${beard}" fill="${hair}"/>${glasses}`,
  ]
  const women = [rings('#f2b705'), '', glasses, flower, rings('#f4efe4')]
  return {
    id: `${list}-${at + 1}`,
    ground: pick(grounds, at + (isMale ? 0 : 4)),
    skin: pick(skins, at + (isMale ? 0 : 5)),
    hair,
    cloth: pick(cloths, at + (isMale ? 0 : 2)),
    back: isMale ? '' : pick(longBack, at),
    front: pick(isMale ? short : longFront, at),
    extra: pick(isMale ? men : women, at),
  }
}

const eight = [0, 1, 2, 3, 4, 5, 6, 7]

export const pictureLooks: readonly PictureLook[] = [
  ...eight.map(at => look('male', at)),
  ...eight.map(at => look('female', at)),
]

/** A portrait of flat shapes over a feather of light, 100 by 100. */
export function drawPicture({ ground, skin, hair, cloth, back, front, extra }: PictureLook): string {
  const [light, deep] = ground
  const parts = [
    `<rect width="100" height="100" fill="${deep}"/>`,
    `<path d="M-6 104C2 44 40 6 108-6 88 42 60 84-6 104z" fill="${light}"/>`,
    back && `<path d="${back}" fill="${hair}"/>`,
    `<path d="M16 104c1-20 14-28 34-28s33 8 34 28z" fill="${cloth}"/>`,
    `<path d="M43 64h14v13c0 4-3 7-7 7s-7-3-7-7z" fill="${skin}"/>`,
    `<path d="M43 68c4 5 10 5 14 0v4c-4 4-10 4-14 0z" fill="#000" opacity=".16"/>`,
    `<path d="M34 46c0-12 6-20 16-20s16 8 16 20c0 14-6 24-16 24s-16-10-16-24z" fill="${skin}"/>`,
    `<g fill="${skin}"><circle cx="33.500" cy="51" r="3.600"/><circle cx="66.500" cy="51" r="3.600"/></g>`,
    `<g fill="#141110"><circle cx="43" cy="50" r="2"/><circle cx="57" cy="50" r="2"/></g>`,
    extra.startsWith('<path') ? extra : '',
    `<path d="M44 60c3 4 9 4 12 0" fill="none" stroke="#141110" stroke-opacity=".75" stroke-width="1.800" stroke-linecap="round"/>`,
    front && `<path d="${front}" fill="${hair}"/>`,
    extra.startsWith('<path') ? '' : extra,
  ]
  const shapes = parts
    .filter(Boolean)
    .join('')
    .replaceAll(/(\.\d)00\b/g, '$1')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes}</svg>\n`
}
