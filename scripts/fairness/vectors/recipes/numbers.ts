import { writeAmount } from '../../../../games/amount.ts'
import { diceView } from '../../../../games/dice/dice-schemas.ts'
import { fishView } from '../../../../games/fish/fish-schemas.ts'
import { FISH_THEMES } from '../../../../games/fish/fish-themes.ts'
import { kenoView } from '../../../../games/keno/keno-schemas.ts'
import { limboView } from '../../../../games/limbo/limbo-schemas.ts'
import { plinkoView } from '../../../../games/plinko/plinko-schemas.ts'
import { bookOf } from '../recipe.ts'

const dice = (game: string, stake: string, direction: 'under' | 'over', target: number, name: string) => ({
  name,
  game,
  bet: { stake, direction, target },
})
const arara = 'dados-da-arara'

export const diceBook = bookOf('dice', diceView, [
  dice(arara, '1.00', 'under', 5000, 'under a half'),
  dice(arara, '1.00', 'over', 4999, 'over a half'),
  dice('dados-de-rubi', '5.00', 'over', 4999, 'a ruby roll'),
  dice('dados-de-gelo', '1.00', 'under', 7500, 'an ice roll'),
  dice('dados-de-ouro', '20.00', 'over', 8999, 'a golden roll'),
  dice('dados-cosmicos', '1.00', 'under', 1000, 'a cosmic roll'),
  dice('dados-do-brejo', '0.50', 'over', 2999, 'a swamp roll'),
  {
    ...dice(arara, '1.00', 'under', 5000, 'a roll that equals its target loses under'),
    isWanted: ({ view }) => view.roll === 5000,
  },
  {
    ...dice(arara, '1.00', 'over', 5000, 'a roll that equals its target loses over'),
    isWanted: ({ view }) => view.roll === 5000,
  },
  {
    ...dice(arara, '1.00', 'under', 5000, 'one below the target wins under'),
    isWanted: ({ view }) => view.roll === 4999,
  },
  {
    ...dice(arara, '1.00', 'over', 5000, 'one above the target wins over'),
    isWanted: ({ view }) => view.roll === 5001,
  },
  {
    ...dice(arara, '500.00', 'under', 100, 'the fewest winning rolls of the skin, won'),
    isWanted: ({ view }) => view.won,
  },
  {
    ...dice(arara, '0.57', 'under', 9800, 'the most winning rolls of the skin, a win cut to the centavo'),
    isWanted: ({ view }) => view.won,
  },
  { ...dice(arara, '0.53', 'over', 6666, 'a win cut to the centavo'), isWanted: ({ view }) => view.won },
  {
    ...dice('dados-de-ouro', '10.00', 'under', 10, 'ten winning rolls of ten thousand, won'),
    isWanted: ({ view }) => view.won,
  },
  {
    ...dice('dados-cosmicos', '0.50', 'over', 9989, 'ten winning rolls from above, won'),
    isWanted: ({ view }) => view.won,
  },
  { ...dice(arara, '1.00', 'under', 5000, 'the lowest roll'), isWanted: ({ view }) => view.roll === 0 },
  { ...dice(arara, '1.00', 'over', 4999, 'the highest roll'), isWanted: ({ view }) => view.roll === 9999 },
  {
    ...dice(arara, '1.00', 'under', 5000, 'a client seed of 64 characters'),
    clientSeed: `${'aB3_-'.repeat(12)}last`,
  },
  {
    ...dice(arara, '1.00', 'under', 5000, 'a client seed of one character and a large nonce'),
    clientSeed: '0',
    from: 2_147_483_647,
  },
  {
    ...dice(
      arara,
      '1.00',
      'under',
      5000,
      'a word that is thrown away because it lies in the last, incomplete run',
    ),
    from: 1,
    isWanted: ({ words }) => words.length === 2,
  },
])

const limbo = (game: string, stake: string, target: number, name: string) => ({
  name,
  game,
  bet: { stake, target },
})
const stars = 'limbo-das-estrelas'

export const limboBook = bookOf('limbo', limboView, [
  ...[150, 200, 300, 500, 1000, 123].map(target =>
    limbo(stars, '1.00', target, `a target of ${target} hundredths`),
  ),
  ...[101, 150, 250, 9_999, 10_000].map(target =>
    limbo('limbo-do-balao', '2.00', target, `a balloon to ${target} hundredths`),
  ),
  { ...limbo(stars, '0.57', 333, 'a win cut to the centavo'), isWanted: ({ view }) => view.won },
  {
    ...limbo(stars, '1.00', 250, 'a multiplier that equals its target wins'),
    isWanted: ({ view }) => view.reached === 250,
  },
  {
    ...limbo(stars, '1.00', 250, 'one hundredth below the target loses'),
    isWanted: ({ view }) => view.reached === 249,
  },
  { ...limbo(stars, '1.00', 101, 'the least multiplier'), isWanted: ({ view }) => view.reached === 100 },
  {
    ...limbo(stars, '1.00', 101, 'one hundredth more than the least, won'),
    isWanted: ({ view }) => view.reached === 101,
  },
  { ...limbo(stars, '100.00', 5_000, 'a high target, won'), isWanted: ({ view }) => view.won },
  {
    ...limbo('limbo-do-balao', '50.00', 10_000, 'the highest target of the balloon, won'),
    isWanted: ({ view }) => view.won,
  },
  { ...limbo(stars, '0.50', 1_000_000, 'the highest target of all, lost') },
  {
    ...limbo(stars, '1.00', 200, 'a first word that leaves two multipliers possible'),
    isWanted: ({ words }) => words.length === 2,
  },
  {
    ...limbo(stars, '1.00', 100_000, 'a great multiplier that needs a second word, won'),
    isWanted: ({ view, words }) => view.won && words.length === 2,
  },
])

const skins = [
  { game: 'plinko-da-arara', rows: [8, 9, 12, 13, 15, 16] },
  { game: 'plinko-das-joias', rows: [10, 11, 14] },
  { game: 'plinko-da-praia', rows: [8] },
] as const
const risks = ['low', 'medium', 'high'] as const

export const plinkoBook = bookOf('plinko', plinkoView, [
  ...skins.flatMap(({ game, rows }) =>
    rows.flatMap(count =>
      risks.map(risk => ({
        name: `${game}: ${count} rows at ${risk} risk`,
        game,
        bet: { stake: '2.00', rows: count, risk },
      })),
    ),
  ),
  ...[0, 8].map(slot => ({
    name: `the slot at the edge: ${slot} of 8`,
    game: 'plinko-da-arara',
    bet: { stake: '1.00', rows: 8, risk: 'high' },
    isWanted: ({ view }: { view: { slot: number } }) => view.slot === slot,
  })),
  {
    name: 'the middle slot of 16 rows',
    game: 'plinko-da-arara',
    bet: { stake: '0.50', rows: 16, risk: 'high' },
    isWanted: ({ view }) => view.slot === 8,
  },
  {
    name: 'a win cut to the centavo',
    game: 'plinko-da-arara',
    bet: { stake: '0.57', rows: 9, risk: 'medium' },
    isWanted: ({ view }) => view.slot === 2,
  },
])

const picks = [7, 40, 1, 22, 13, 36, 28, 5, 19, 31]
const keno = (count: number, risk: string) => ({ stake: '1.00', risk, picks: picks.slice(0, count) })

export const kenoBook = bookOf('keno', kenoView, [
  ...risks.flatMap((risk, index) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(count => ({
      name: `${count} picks at ${risk} risk`,
      game: (count + index) % 2 === 0 ? 'keno-tropical' : 'keno-das-estrelas',
      bet: keno(count, risk),
    })),
  ),
  {
    name: 'all of three picks hit',
    game: 'keno-tropical',
    bet: keno(3, 'high'),
    isWanted: ({ view }) => view.hits === 3,
  },
  {
    name: 'one pick missed pays at low risk, cut to the centavo',
    game: 'keno-tropical',
    bet: { ...keno(1, 'low'), stake: '0.57' },
    isWanted: ({ view }) => view.hits === 0,
  },
  {
    name: 'six of ten picks hit',
    game: 'keno-das-estrelas',
    bet: keno(10, 'medium'),
    isWanted: ({ view }) => view.hits === 6,
  },
])

export const fishBook = bookOf('fish', fishView, [
  ...FISH_THEMES.flatMap(({ id: game, prey, shots }) =>
    prey.map(({ species }, index) => ({
      name: `a shot at the ${species}`,
      game,
      bet: { stake: writeAmount(shots[index % shots.length] ?? 0n), species },
    })),
  ),
  {
    name: 'the last number that catches',
    game: 'pescaria-do-pantanal',
    bet: { stake: '1.00', species: 'lambari' },
    isWanted: ({ view }) => view.roll === 96,
  },
  {
    name: 'the first number that does not catch',
    game: 'pescaria-do-pantanal',
    bet: { stake: '1.00', species: 'lambari' },
    isWanted: ({ view }) => view.roll === 97,
  },
  {
    name: 'the rarest fish of the reef is caught',
    game: 'pescaria-do-recife',
    bet: { stake: '50.00', species: 'marlim' },
    isWanted: ({ view }) => view.caught,
  },
])
