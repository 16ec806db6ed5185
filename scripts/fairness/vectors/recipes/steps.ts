import { hiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import { HI_LO_THEMES } from '../../../../games/hi-lo/hi-lo-themes.ts'
import { minesView } from '../../../../games/mines/mines-schemas.ts'
import { MINES_THEMES } from '../../../../games/mines/mines-themes.ts'
import { penaltyView } from '../../../../games/penalty/penalty-schemas.ts'
import { PENALTY_THEMES } from '../../../../games/penalty/penalty-themes.ts'
import { towerView } from '../../../../games/tower/tower-schemas.ts'
import { TOWER_THEMES } from '../../../../games/tower/tower-themes.ts'
import { bookOf } from '../recipe.ts'

const cashOut = { action: 'cash_out' }
const reveal = (...cells: number[]) => cells.map(cell => ({ action: 'reveal', cell }))
const everyCell = Array.from({ length: 25 }, (_, cell) => cell)
const emerald = 'mina-de-esmeraldas'
type Ended = { readonly view: { readonly ending: string } }
const ends =
  (...endings: readonly string[]) =>
  ({ view }: Ended) =>
    endings.includes(view.ending)

export const minesBook = bookOf('mines', minesView, [
  ...MINES_THEMES.flatMap(({ id: game, opening }) => [
    {
      name: `${game}: two safe tiles and a cash-out`,
      game,
      bet: opening,
      steps: [...reveal(0, 24), cashOut],
      isWanted: ends('cashed_out'),
    },
    { name: `${game}: a mine`, game, bet: opening, steps: reveal(...everyCell), isWanted: ends('hit') },
  ]),
  ...[1, 2, 8, 12].map(mines => ({
    name: `${mines} mines, three safe tiles, a stake that does not divide`,
    game: emerald,
    bet: { stake: '0.57', mines },
    steps: [...reveal(12, 3, 21), cashOut],
    isWanted: ends('cashed_out'),
  })),
  {
    name: 'twenty-four mines and the one safe tile, which cashes out automatically',
    game: emerald,
    bet: { stake: '1.00', mines: 24 },
    steps: reveal(17),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'the cap of the skin cashes out before all safe tiles are revealed',
    game: 'ceu-de-baloes',
    bet: { stake: '1.00', mines: 6 },
    steps: reveal(...everyCell),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'one mine and all twenty-four safe tiles',
    game: emerald,
    bet: { stake: '1.00', mines: 1 },
    steps: reveal(...everyCell),
    isWanted: ({ view }) => view.revealed.length === 24 && view.ending === 'cashed_out',
  },
  { name: 'left before the first tile', game: emerald, bet: { stake: '1.00', mines: 3 }, closed: true },
  {
    name: 'left after two tiles',
    game: emerald,
    bet: { stake: '1.00', mines: 3 },
    steps: reveal(5, 6),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])

const climb = (...doors: number[]) => doors.map(door => ({ action: 'climb', door }))
const copacabana = 'torre-de-copacabana'

export const towerBook = bookOf('tower', towerView, [
  ...TOWER_THEMES.flatMap(({ id: game, difficulties }) =>
    difficulties.flatMap(difficulty => [
      {
        name: `${game}, ${difficulty}: two floors and a cash-out`,
        game,
        bet: { stake: '1.03', difficulty },
        steps: [...climb(0, 1), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}, ${difficulty}: a fall`,
        game,
        bet: { stake: '1.00', difficulty },
        steps: climb(...Array(9).fill(1)),
        isWanted: ends('fallen'),
      },
    ]),
  ),
  {
    name: 'the roof cashes out automatically',
    game: copacabana,
    bet: { stake: '1.00', difficulty: 'easy' },
    steps: climb(0, 1, 2, 3, 0, 1, 2, 3),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'the roof of nine floors',
    game: 'copa-da-sumauma',
    bet: { stake: '0.57', difficulty: 'medium' },
    steps: climb(...Array(9).fill(0)),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'left before the first door',
    game: copacabana,
    bet: { stake: '1.00', difficulty: 'hard' },
    closed: true,
  },
  {
    name: 'left on the third floor',
    game: 'torre-de-gelo',
    bet: { stake: '1.00', difficulty: 'master' },
    steps: climb(0, 1, 2),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])

const kick = (...corners: number[]) => corners.map(corner => ({ action: 'kick', corner }))
const allKicks = kick(0, 1, 0, 1, 1, 0, 0, 1)

export const penaltyBook = bookOf('penalty', penaltyView, [
  ...PENALTY_THEMES.flatMap(({ id: game }) =>
    [2, 3, 5].flatMap(corners => [
      {
        name: `${game}, ${corners} corners: two goals and a cash-out`,
        game,
        bet: { stake: '1.03', corners },
        steps: [...kick(1, 0), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}, ${corners} corners: saved`,
        game,
        bet: { stake: '1.00', corners },
        steps: allKicks,
        isWanted: ends('saved'),
      },
      {
        name: `${game}, ${corners} corners: every kick a goal, which cashes out automatically`,
        game,
        bet: { stake: '0.57', corners },
        steps: allKicks,
        isWanted: ends('cashed_out'),
      },
    ]),
  ),
  {
    name: 'left before the first kick',
    game: 'penalti-decisivo',
    bet: { stake: '1.00', corners: 5 },
    closed: true,
  },
  {
    name: 'left after a goal',
    game: 'penalti-na-praia',
    bet: { stake: '1.00', corners: 2 },
    steps: kick(1),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])

const guess = (...guesses: string[]) => guesses.map(one => ({ action: 'guess', guess: one }))
const skip = { action: 'skip' }
const hiLo = 'maior-ou-menor'
const bet = { stake: '1.03' }
/** The rank index of the first card. */
const firstRank = (cards: readonly number[]) => Math.floor((cards[0] ?? 0) / 4)
const rankOf = (card: number | undefined) => Math.floor((card ?? 0) / 4)

function guessLikelier({ guesses }: ReturnType<typeof hiLoView.parse>) {
  const [likelier] = [...guesses].sort((one, other) => other.winning - one.winning)
  return likelier && { action: 'guess', guess: likelier.guess }
}

export const hiLoBook = bookOf('hi-lo', hiLoView, [
  ...HI_LO_THEMES.flatMap(({ id: game }) => [
    ...['higher', 'lower'].flatMap(one => [
      {
        name: `${game}: ${one} is right, and a cash-out`,
        game,
        bet: { stake: '5.03' },
        steps: [...guess(one), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}: ${one} is wrong`,
        game,
        bet: { stake: '5.00' },
        steps: guess(one, one, one),
        isWanted: ends('missed'),
      },
    ]),
    {
      name: `${game}: a skip, two right guesses and a cash-out`,
      game,
      bet: { stake: '5.00' },
      steps: [skip, ...guess('higher', 'lower'), cashOut],
      isWanted: ends('cashed_out'),
    },
    {
      name: `${game}: as long as a guess is offered, which cashes out automatically`,
      game,
      bet: { stake: '5.01' },
      steps: guessLikelier,
      isWanted: ends('cashed_out'),
    },
  ]),
  ...[
    { name: 'lower than a two wins with a two', rank: 0, one: 'lower', next: 0 },
    { name: 'higher than a two needs another rank', rank: 0, one: 'higher', next: 5 },
    { name: 'higher than an ace wins with an ace', rank: 12, one: 'higher', next: 12 },
    { name: 'lower than an ace needs another rank', rank: 12, one: 'lower', next: 3 },
    { name: 'an equal rank wins with higher', rank: 6, one: 'higher', next: 6 },
    { name: 'an equal rank wins with lower', rank: 6, one: 'lower', next: 6 },
  ].map(({ name, rank, one, next }) => ({
    name,
    game: hiLo,
    bet,
    steps: [...guess(one), cashOut],
    isWanted: ({ view }: { view: { cards: number[]; ending: string } }) =>
      firstRank(view.cards) === rank && rankOf(view.cards[1]) === next && view.ending === 'cashed_out',
  })),
  {
    name: 'lower than an ace loses to an ace',
    game: hiLo,
    bet,
    steps: guess('lower'),
    isWanted: ({ view }) => firstRank(view.cards) === 12 && rankOf(view.cards[1]) === 12,
  },
  { name: 'left before a guess', game: hiLo, bet, closed: true },
  { name: 'left after a skip', game: hiLo, bet, steps: [skip], closed: true },
  {
    name: 'left after a right guess',
    game: hiLo,
    bet,
    steps: guess('higher'),
    closed: true,
    isWanted: ends('cashed_out'),
  },
  {
    name: 'all skips are used',
    game: 'escada-de-ouro',
    bet: { stake: '5.00' },
    steps: [skip, skip, skip, ...guess('lower'), cashOut],
    isWanted: ends('cashed_out'),
  },
])
