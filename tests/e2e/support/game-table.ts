import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { askServer, type Member } from './server.ts'
import { word, wordLike } from './words.ts'

export type Mode = 'real' | 'demo'

/** One game of each engine, and how a round of it is begun. */
export const games = {
  slots: { id: 'floresta-da-arara', name: 'Floresta da Arara', start: wordLike('Spin for {0}') },
  classic: { id: 'sete-da-sorte', name: 'Sete da Sorte', start: wordLike('Spin for {0}') },
  dice: { id: 'dados-da-arara', name: 'Dados da Arara', start: wordLike('Roll for {0}') },
  roulette: { id: 'roleta-arara', name: 'Roleta Arara', start: wordLike('Spin for {0}') },
  'video-bingo': { id: 'bingo-do-carnaval', name: 'Bingo do Carnaval', start: wordLike('Play for {0}') },
  blackjack: { id: 'vinte-e-um-da-arara', name: 'Vinte e Um da Arara', start: wordLike('Deal for {0}') },
  mines: { id: 'mina-de-esmeraldas', name: 'Mina de Esmeraldas', start: wordLike('Start for {0}') },
  limbo: { id: 'limbo-das-estrelas', name: 'Limbo das Estrelas', start: wordLike('Start for {0}') },
  plinko: { id: 'plinko-da-arara', name: 'Plinko da Arara', start: wordLike('Drop for {0}') },
  penalty: { id: 'penalti-decisivo', name: 'Pênalti Decisivo', start: wordLike('Start for {0}') },
  race: { id: 'corrida-de-jangadas', name: 'Corrida de Jangadas', start: wordLike('Start for {0}') },
  tower: { id: 'torre-de-copacabana', name: 'Torre de Copacabana', start: wordLike('Start for {0}') },
  'video-poker': { id: 'poker-da-arara', name: 'Pôquer da Arara', start: wordLike('Deal for {0}') },
  'hi-lo': { id: 'maior-ou-menor', name: 'Maior ou Menor', start: wordLike('Start for {0}') },
  keno: { id: 'keno-tropical', name: 'Keno Tropical', start: wordLike('Draw for {0}') },
  'sic-bo': { id: 'sic-bo-lanterna', name: 'Sic Bo Lanterna', start: wordLike('Roll for {0}') },
  baccarat: { id: 'bacara-real', name: 'Bacará Real', start: wordLike('Deal for {0}') },
  fish: { id: 'pescaria-do-pantanal', name: 'Pescaria do Pantanal', start: wordLike('Shoot for {0}') },
} as const
export type Engine = keyof typeof games

/**
 * The engines that a browser plays: one of each way to bet in `npm test`, whose time is short; every one in
 * `npm run e2e:games` (EVERY_GAME).
 */
export function playedEngines(): readonly Engine[] {
  const usual: readonly Engine[] = ['slots', 'dice', 'roulette', 'mines', 'blackjack']
  return process.env.EVERY_GAME ? Object.keys(games).filter(isEngine) : usual
}

const isEngine = (name: string): name is Engine => name in games

export const stageOf = (page: Page, engine: Engine): Locator =>
  page.getByRole('region', { name: games[engine].name })

export const startButton = (page: Page, engine: Engine): Locator =>
  stageOf(page, engine).getByRole('button', { name: games[engine].start })

const endings = [wordLike('You won {amount}'), wordLike('{amount} came back'), new RegExp(word('No win'))]
export const anyEnding = new RegExp(endings.map(ending => ending.source).join('|'))

/** The sentence of a round that has ended. */
export function outcomeOf(page: Page, engine: Engine): Locator {
  return stageOf(page, engine).getByRole('status').filter({ hasText: anyEnding })
}

/** How something is pressed: with a pointer, if nobody says otherwise. */
type Press = (goal: Locator) => Promise<void>
const click: Press = goal => goal.click()

/** The game itself is open and takes a bet; of roulette and of a race a chip lies already. */
export async function openTable(page: Page, engine: Engine, mode: Mode, press = click): Promise<void> {
  await page.goto(`/gameInfo?id=${games[engine].id}&mode=${mode}`)
  await untilPlayable(page, engine, press)
}

/** The stage that is on its way, or was loaded anew, takes a bet. */
export async function untilPlayable(page: Page, engine: Engine, press = click): Promise<void> {
  const place = firstPlaceOf(page, engine)
  if (place) await press(place)
  // The game's own code and the member's rows are fetched first: a busy machine needs its time for both.
  await expect(startButton(page, engine)).toBeEnabled({ timeout: 60_000 })
}

/** Where a chip is laid at the tables that play with chips: how the name of the field begins. */
const firstPlaces: Partial<Record<Engine, string>> = {
  roulette: word('Red'),
  'sic-bo': word('Big'),
  baccarat: word('Banker hand'),
}

/** Where a chip has to lie before the round begins. */
function firstPlaceOf(page: Page, engine: Engine): Locator | undefined {
  const name =
    engine === 'race'
      ? `^${word('Winner: {name}', { name: 'Iracema' })}`
      : // Once a chip is placed, its name says how much.
        firstPlaces[engine] && `^${firstPlaces[engine]}(,|$)`
  return name === undefined ? undefined : page.getByRole('button', { name: new RegExp(name) })
}

export async function layChip(page: Page, engine: Engine): Promise<void> {
  await firstPlaceOf(page, engine)?.click()
}

export const tile = (page: Page, row: number, column: number): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${word('Row {row}, column {column}: {0}', { row, column, 0: '' })}`),
  })

/** A door of the tower's next floor. */
const door = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${word('Door {number}: {0}', { number, 0: '' })}`) })

export const cashOut = (page: Page): Locator => page.getByRole('button', { name: wordLike('Cash out {0}') })

/** What is pressed first in a round that takes steps. */
const firstSteps = {
  mines: (page: Page) => tile(page, 1, 1),
  tower: (page: Page) => door(page, 1),
  penalty: (page: Page) =>
    page.getByRole('button', { name: word('Kick: {where}', { where: word('top left') }) }),
  'hi-lo': (page: Page) => guessButtons(page).first(),
}
export type Stepped = keyof typeof firstSteps

export const isStepped = (engine: Engine): engine is Stepped => Object.hasOwn(firstSteps, engine)

export const firstStepOf = (page: Page, engine: Stepped): Locator => firstSteps[engine](page)

export const takeFirstStep = (page: Page, engine: Stepped): Promise<void> => firstStepOf(page, engine).click()

/** Exchanges the cards that are not held, when five are dealt. */
export const drawButton = (page: Page): Locator =>
  page.getByRole('button', {
    name: new RegExp(`${wordLike('Draw {thrown}').source}|${word('Keep all five')}`),
  })

/** The two guesses of hi-lo, the one for higher first. */
export const guessButtons = (page: Page): Locator =>
  page.getByRole('group', { name: word('Your guess') }).getByRole('button')

/** What may be done with a hand of cards, by its words. */
export const handMove = (page: Page, move: 'Hit' | 'Stand' | 'Double' | 'No insurance'): Locator =>
  stageOf(page, 'blackjack').getByRole('button', { name: new RegExp(`^${word(move)}`) })

/** Stands on whatever was dealt, if it was not over at once. */
async function standPat(page: Page, press: Press): Promise<void> {
  const [decline, stand, over] = [
    handMove(page, 'No insurance'),
    handMove(page, 'Stand'),
    outcomeOf(page, 'blackjack'),
  ]
  await decline.or(stand).or(over).first().waitFor()
  if (await decline.isVisible()) {
    await press(decline)
    await stand.or(over).first().waitFor()
  }
  if (await stand.isVisible()) await press(stand)
}

/** Collects what the cards pay, or nothing. */
export const collect = (page: Page): Locator =>
  stageOf(page, 'video-bingo').getByRole('button', {
    name: new RegExp(`${wordLike('Collect {0}').source}|${word('End the round')}`),
  })

export const extraBall = (page: Page): Locator =>
  stageOf(page, 'video-bingo').getByRole('button', { name: wordLike('Extra ball for {0}') })

async function endBingo(page: Page, press: Press): Promise<void> {
  await collect(page).or(outcomeOf(page, 'video-bingo')).first().waitFor()
  if (await collect(page).isVisible()) await press(collect(page))
}

/** Plays one round to its end, as a member who takes the first safe tile and stands on any hand. */
export async function playRound(page: Page, engine: Engine, press = click): Promise<void> {
  await press(startButton(page, engine))
  if (isStepped(engine)) {
    await press(firstStepOf(page, engine))
    await cashOut(page).or(outcomeOf(page, engine)).first().waitFor()
    if (await cashOut(page).isVisible()) await press(cashOut(page))
  }
  if (engine === 'blackjack') await standPat(page, press)
  if (engine === 'video-poker') await press(drawButton(page))
  if (engine === 'video-bingo') await endBingo(page, press)
  await expect(outcomeOf(page, engine)).toBeVisible({ timeout: 60_000 })
}

const recordReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      game_id: z.string(),
      mode: z.string(),
      state: z.string(),
      stake: z.string(),
      payout: z.string(),
      steps: z.number(),
    }),
  ),
})
export type PlayedRound = z.output<typeof recordReply>['data'][number]

/** Every round of the member that the server has settled. */
export async function listRounds({ token }: Pick<Member, 'token'>): Promise<PlayedRound[]> {
  return (await askServer('/api/game/record', recordReply, { token })).data
}

/** The rounds that wait to be finished. */
export async function listOpenRounds({ token }: Pick<Member, 'token'>): Promise<PlayedRound[]> {
  return (await askServer('/api/game/round/open', recordReply, { token })).data
}
