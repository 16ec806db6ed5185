/** How a slot is played, in words: the same for five reels and three. */
export const SLOT_DRAWN: readonly string[] = [
  'stops: turn by turn one list with a stop for each reel. For each reel from the left that is not held, one number below the length of its strip; a held reel keeps the stop of the turn before and nothing is drawn for it. The first turn is the base spin. While the rules hold reels, the next turn is a respin. After that every turn is a free spin, until the round is over.',
]

export const SLOT_RULES: readonly string[] = [
  'Strips: `freeReels` in a free spin of a game that has them, else `reels`. A strip is a cycle of letters. The column of a reel is the letters at stop, stop + 1 and stop + 2 (after the last letter the first follows): row 0 is the top. The window is the columns from the left.',
  '`W` is the wild and `S` the scatter. In a game with `respins` = `wild-reels`, the column of a held reel that has a W is `WWW` in the window.',
  'scatters = number of S in the window, at most 5; 0 in a respin.',
  'shown = the window. Where `wildExpands` is `always`, or `free` in a free spin, every column of it that has a W becomes `WWW`. `expanded` are the reels whose column changed by that.',
  'A line has one row for each reel (`lines`; a game plays the first `lineCount` rows of the table). Its cells are the letters of `shown` in those rows, from the left.',
  'Pay of a row of cells. (a) wilds = number of W at its beginning. The wild run pays `pays` of W for that count. (b) If all cells are W, or the first other letter is S, only (a) counts. (c) Otherwise the run is all cells from the beginning up to the first that is neither that letter nor W; it pays `pays` of the letter for the length of the run × the line multiplier. The line multiplier is wildMultiplier^k, where k is the number of W in the run if `wildEach` is true, else 1 if the run has a W and 0 if not. (d) The greater of both pays; when equal, that of (c). A run of one cell pays nothing. `pays` of a symbol is a list for 2, 3, … cells.',
  'Every line pays from the left. Where `ways` is `both` it also pays from the right (the cells in reverse), unless that win covers all reels.',
  'times = `fullTimes` when all letters of `shown` except W are equal, else 1.',
  'multiplier = times, in a free spin × `multipliers` of the free spin: the first free spin of the round has the first of the list, the next one the next; the last repeats.',
  'units of a turn = (sum of all line wins + `scatterPays` for 3, 4 or 5 scatters × lineCount) × multiplier, but no more than is left of maxWin × lineCount for the whole round.',
  'awarded = `awards` for 3, 4 or 5 scatters, else 0. The number of free spins of the round grows by it, to at most `most`.',
  'Holding, never after a free spin. `two-reels`: after a base spin with 0 units, the two reels whose columns of the window are three equal letters and equal to each other, if there are exactly two. `wild-reels`: the reels whose column of the window has a W, if they are more than were held in this turn and fewer than all. When no reel is held, no respin follows.',
  'The round is over when the units reach maxWin × lineCount, or when no reel is held and all free spins were played.',
  'The round pays stake ÷ lineCount × units of all turns centavos. A stake is a whole number of centavos on each line, so nothing is rounded.',
]

export const SLOT_VIEW = {
  stake: 'Stake of the round: an amount.',
  spins: 'The turns in their order.',
  'spins[].stops': 'The stops of the reels, held ones included.',
  'spins[].window': 'The window: a text of three letters a reel.',
  'spins[].expanded': 'Reels that a wild filled in `shown`, from 0.',
  'spins[].lineWins':
    'Each win with `line` (index in `lines`), `from` (`left` or `right`), `symbol`, `count` and `payout`: the pay of the row × multiplier × stake ÷ lineCount, an amount. Line by line, on a line the left first.',
  'spins[].scatters': 'As in the third rule.',
  'spins[].scatterPayout': '`scatterPays` × multiplier × stake: an amount.',
  'spins[].isFree': 'Whether it is a free spin.',
  'spins[].held': 'Reels that were held in this turn. Only in games with `respins`.',
  'spins[].multiplier': 'The multiplier of the turn.',
  'spins[].awarded': 'Free spins that the turn won, before the limit `most`.',
  'spins[].freeSpinsLeft': 'Free spins of the round, within `most`, less those played.',
  'spins[].payout': 'units of the turn × stake ÷ lineCount: an amount.',
  payout: 'What the round pays: an amount.',
  isMaxWin: 'Whether the units reached maxWin × lineCount.',
} as const

export const SLOT_PARAMETERS = {
  lineCount: 'How many lines are played.',
  ways: '`left` or `both`.',
  symbols: 'What each letter pays on a line for 2, 3, … in a row, in stakes of one line.',
  reels: 'The strip of each reel from the left, one letter a stop, read downwards.',
  freeReels: 'The strips of free spins; null: those of the base spin.',
  wildMultiplier: 'Multiplies a line win that a wild completes.',
  wildEach: 'Whether each wild of the run multiplies, instead of all together once.',
  wildExpands: '`never`, `free` (in free spins) or `always`.',
  fullTimes: 'Multiplies the turn where all reels show one symbol; 1: nothing does.',
  respins: 'Null, `two-reels` or `wild-reels`.',
  scatterPays: 'For 3, 4 and 5 scatters, in whole stakes.',
  freeSpins:
    'Null, or `awards` for 3, 4 and 5 scatters, `multipliers` of the first, second, … free spin, and `most` in a round.',
  maxWin: 'The most a round pays, in stakes.',
} as const
