import { findLeague } from '../../../games/football/football-leagues.ts'
import type { BookPlayer } from '../../common/play/player.ts'
import { BookStage } from './book-stage.tsx'
import { FootballPays } from './football-pays.tsx'

/** How a league of this id is bet on. */
export function findFootballPlayer(gameId: string): BookPlayer | undefined {
  const league = findLeague(gameId)
  return (
    league && {
      palette: league.palette,
      BookStage: props => (
        <BookStage book={league} league={league} pays={<FootballPays league={league} />} {...props} />
      ),
    }
  )
}
