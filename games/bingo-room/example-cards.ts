import { ROOM_THEMES } from './bingo-room-themes.ts'

/** A valid card of each hall, row by row. */
const CARDS = {
  seventy_five: [
    ...[1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18],
    ...[48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65],
  ],
  ninety: [1, 10, 20, 30, 40, 2, 11, 50, 60, 70, 21, 31, 41, 71, 80],
}

/** A valid card for the room with this id. */
export function exampleCard(gameId: string): readonly number[] {
  const hall = ROOM_THEMES.find(({ id }) => id === gameId)?.hall
  return CARDS[hall?.name ?? 'seventy_five']
}
