import { findFixtureBook } from '../../../games/football/fixture-books.ts'
import type { BookPlayer } from '../../common/play/player.ts'
import { BookStage } from './book-stage.tsx'
import { FixturePays } from './fixture-pays.tsx'

/** How a book on real matches is bet on. */
export function findFixturesPlayer(gameId: string): BookPlayer | undefined {
  const book = findFixtureBook(gameId)
  return (
    book && {
      palette: book.palette,
      BookStage: props => <BookStage book={book} pays={<FixturePays book={book} />} {...props} />,
    }
  )
}
