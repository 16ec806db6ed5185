import type { BookPlayers } from '../../common/play/book-players.ts'

/** The sportsbook's books, each a chunk of its own. */
export const bookPlayers: BookPlayers = {
  football: async () => (await import('./football-player.tsx')).findFootballPlayer,
  fixtures: async () => (await import('./fixtures-player.tsx')).findFixturesPlayer,
}
