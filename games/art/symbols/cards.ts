import { path, stroke } from '../draw.ts'

/** A letter of the card deck as a ribbon: a dark outline, a body and a line of light. */
function letter(dark: string, body: string, light: string, d: string): string {
  return stroke(dark, 20, d) + stroke(body, 14, d) + stroke(light, 3, d)
}

export const cardSymbols = {
  ace: () => letter('#7a0f2b', '#e63950', '#ffb3bf', 'M20 84L50 16L80 84M32 60H68'),
  king: () => letter('#5a2f00', '#ff9f1c', '#ffe0a8', 'M26 16V84M76 16L28 54M44 44L76 84'),
  queen: () =>
    letter(
      '#4b0f66',
      '#b34fe0',
      '#ecc6ff',
      'M50 16Q82 18 82 48Q82 80 50 82Q18 80 18 48Q18 18 50 16M58 62L80 86',
    ),
  jack: () => letter('#0d3a7a', '#2f8fef', '#bfe0ff', 'M40 16H70M62 16V60Q60 84 42 84Q24 84 22 64'),
  ten: () =>
    letter(
      '#0b5232',
      '#1faf6b',
      '#b6f5d4',
      'M20 26L30 16V84M66 16Q86 18 86 50Q86 82 66 84Q48 82 48 50Q48 18 66 16',
    ),
  hearts: () =>
    path('#9a0f2b', 'M50 94Q2 58 8 30Q14 6 36 10Q46 14 50 26Q54 14 64 10Q86 6 92 30Q98 58 50 94Z') +
    path('#ef3d58', 'M50 86Q8 54 14 32Q20 12 36 16Q46 20 50 34Q54 20 64 16Q80 12 86 32Q92 54 50 86Z') +
    path('#fff8', 'M22 36Q24 22 36 22Q28 28 27 42Z'),
  spades: () =>
    path('#10233f', 'M50 4Q94 42 90 64Q84 82 62 74Q60 88 70 96H30Q40 88 38 74Q16 82 10 64Q6 42 50 4Z') +
    path('#2f5d9a', 'M50 14Q86 48 83 62Q78 74 60 66Q56 64 50 62Q44 64 40 66Q22 74 17 62Q14 48 50 14Z') +
    path('#fff7', 'M46 26Q26 46 25 58Q32 44 50 30Z'),
  clubs: () =>
    path(
      '#0b3d2a',
      'M50 4Q76 6 72 32Q98 32 96 58Q88 82 60 72Q60 88 70 96H30Q40 88 40 72Q12 82 4 58Q2 32 28 32Q24 6 50 4Z',
    ) +
    path(
      '#1f9a63',
      'M50 11Q68 12 64 36Q90 36 89 57Q82 72 56 60L50 58L44 60Q18 72 11 57Q10 36 36 36Q32 12 50 11Z',
    ) +
    path('#fff7', 'M40 26Q40 16 50 16Q44 20 44 30Z'),
  diamonds: () =>
    path('#a34700', 'M50 2L90 50L50 98L10 50Z') +
    path('#ff8a2b', 'M50 11L82 50L50 89L18 50Z') +
    path('#ffb469', 'M50 11L50 89L18 50Z') +
    path('#fff8', 'M47 22L26 49L34 48Z'),
}
