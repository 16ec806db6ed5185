import { baccaratView } from '../../../../games/baccarat/baccarat-schemas.ts'
import { crashView } from '../../../../games/crash/crash-schemas.ts'
import { CRASH_THEMES } from '../../../../games/crash/crash-themes.ts'
import { drawView } from '../../../../games/five-draw/five-draw-schemas.ts'
import { LIVE_BACCARAT_THEMES } from '../../../../games/live-baccarat/live-baccarat-themes.ts'
import { LIVE_ROULETTE_THEMES } from '../../../../games/live-roulette/live-roulette-themes.ts'
import { rouletteView } from '../../../../games/roulette/roulette-schemas.ts'
import { bookOf } from '../recipe.ts'
import { rouletteChips } from './tables.ts'

const counts = (length: number) => Array.from({ length }, (_, index) => index + 1)
const rocket = 'foguete-arara'
const crash = (name: string, autoCashOut: number | null, stake = '1.03') => ({
  name,
  game: rocket,
  bet: { stake, autoCashOut },
})

export const crashBook = bookOf('crash', crashView, [
  ...CRASH_THEMES.flatMap(({ id: game }) =>
    [101, 150, 200, 500, 2_000].map(target => ({
      name: `${game}: a target of ${target} hundredths`,
      game,
      bet: { stake: '1.03', autoCashOut: target },
    })),
  ),
  { ...crash('a target that the crash equals is paid', 200), isWanted: ({ view }) => view.crash === 200 },
  { ...crash('one hundredth above the crash is not paid', 200), isWanted: ({ view }) => view.crash === 199 },
  { ...crash('a crash at once, nobody wins', 101), isWanted: ({ view }) => view.crash === 100 },
  { ...crash('a high target that is reached', 5_000), isWanted: ({ view }) => view.cashOut !== null },
  ...[101, 137, 260].map(cashOut => ({
    ...crash(`taken out by hand at ${cashOut} hundredths`, null),
    cashOut,
    isWanted: ({ view }: { view: { cashOut: number | null } }) => view.cashOut === cashOut,
  })),
  {
    ...crash('taken out by hand before its own target', 300),
    cashOut: 150,
    isWanted: ({ view }) => view.cashOut === 150,
  },
  {
    ...crash('its own target comes before the hand', 150),
    cashOut: 300,
    isWanted: ({ view }) => view.cashOut === 150,
  },
  { ...crash('without a target, left in until the crash', null) },
  {
    name: 'the cap of the skin takes every bet out',
    game: 'pipa-de-sao-joao',
    bet: { stake: '1.00', autoCashOut: null },
    isWanted: ({ view }) => view.crash === 20_000,
  },
])

export const liveRouletteBook = bookOf('live-roulette', rouletteView, [
  ...LIVE_ROULETTE_THEMES.flatMap(({ id: game }) =>
    counts(9).map(number => ({
      name: `${game}: chips on places of every kind, ${number}`,
      game,
      bet: rouletteChips(`${number}.01`),
    })),
  ),
  ...LIVE_ROULETTE_THEMES.map(({ id: game }) => ({
    name: `${game}: zero`,
    game,
    bet: rouletteChips('1.01'),
    isWanted: ({ view }: { view: { pocket: number } }) => view.pocket === 0,
  })),
])

const kinds = ['player', 'banker', 'tie', 'player_pair', 'banker_pair']

export const liveBaccaratBook = bookOf('live-baccarat', baccaratView, [
  ...LIVE_BACCARAT_THEMES.flatMap(({ id: game }) => [
    ...counts(8).map(number => ({
      name: `${game}: a chip on every place, ${number}`,
      game,
      bet: { chips: kinds.map(kind => ({ kind, stake: `${number + 9}.05` })) },
    })),
    ...['player', 'banker', 'tie'].map(winner => ({
      name: `${game}: ${winner === 'tie' ? 'a tie' : `the ${winner} wins`}`,
      game,
      bet: { chips: kinds.map(kind => ({ kind, stake: '10.05' })) },
      isWanted: ({ view }: { view: { winner: string } }) => view.winner === winner,
    })),
  ]),
])

export const fiveDrawBook = bookOf('five-draw', drawView, [
  ...counts(16).map(number => ({
    name: `a ticket, ${number}`,
    game: 'cinco-da-sorte',
    bet: { stake: '1.00', picks: [number, 36, number + 9, number + 1, number + 18] },
  })),
  ...[0, 1, 2, 3].map(hits => ({
    name: `${hits} hits`,
    game: 'cinco-da-sorte',
    bet: { stake: '0.57', picks: [36, 1, 17, 28, 9] },
    isWanted: ({ view }: { view: { hits: number } }) => view.hits === hits,
  })),
])
