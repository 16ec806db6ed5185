import { createBaccaratGame } from './baccarat/baccarat-game.ts'
import { BACCARAT_THEMES } from './baccarat/baccarat-themes.ts'
import { createBingoRoom } from './bingo-room/bingo-room-game.ts'
import { ROOM_THEMES } from './bingo-room/bingo-room-themes.ts'
import { createBlackjackGame } from './blackjack/blackjack-game.ts'
import { BLACKJACK_THEMES } from './blackjack/blackjack-themes.ts'
import { createClassicGame } from './classic/classic-game.ts'
import { CLASSIC_THEMES } from './classic/classic-themes.ts'
import { createCrashGame } from './crash/crash-game.ts'
import { CRASH_THEMES } from './crash/crash-themes.ts'
import { createDiceGame } from './dice/dice-game.ts'
import { DICE_THEMES } from './dice/dice-themes.ts'
import type { EngineId, Game, NamesByLanguage, Volatility } from './engine.ts'
import { createFishGame } from './fish/fish-game.ts'
import { FISH_THEMES } from './fish/fish-themes.ts'
import { createFiveDraw } from './five-draw/five-draw-game.ts'
import { DRAW_THEMES } from './five-draw/five-draw-themes.ts'
import { FIXTURE_BOOKS, fixtureFacts } from './football/fixture-books.ts'
import { FOOTBALL_LEAGUES, leagueFacts } from './football/football-leagues.ts'
import { createHiLoGame } from './hi-lo/hi-lo-game.ts'
import { HI_LO_THEMES } from './hi-lo/hi-lo-themes.ts'
import { createKenoGame } from './keno/keno-game.ts'
import { KENO_THEMES } from './keno/keno-themes.ts'
import { createLimboGame } from './limbo/limbo-game.ts'
import { LIMBO_THEMES } from './limbo/limbo-themes.ts'
import { createLiveBaccarat } from './live-baccarat/live-baccarat-game.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat/live-baccarat-themes.ts'
import { createLiveRoulette } from './live-roulette/live-roulette-game.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette/live-roulette-themes.ts'
import { createMinesGame } from './mines/mines-game.ts'
import { MINES_THEMES } from './mines/mines-themes.ts'
import { createPenaltyGame } from './penalty/penalty-game.ts'
import { PENALTY_THEMES } from './penalty/penalty-themes.ts'
import { createPlinkoGame } from './plinko/plinko-game.ts'
import { PLINKO_THEMES } from './plinko/plinko-themes.ts'
import { createRaceGame } from './race/race-game.ts'
import { RACE_THEMES } from './race/race-themes.ts'
import type { Release, Studio } from './release.ts'
import { BOOK_RELEASES, RELEASES } from './releases.ts'
import { createRouletteGame } from './roulette/roulette-game.ts'
import { ROULETTE_THEMES } from './roulette/roulette-themes.ts'
import type { SharedEngineId, SharedGame } from './shared-game.ts'
import { createSicBoGame } from './sic-bo/sic-bo-game.ts'
import { SIC_BO_THEMES } from './sic-bo/sic-bo-themes.ts'
import { createSlotGame } from './slots/slot-game.ts'
import { SLOT_THEMES } from './slots/slot-themes.ts'
import type { SportsEngineId } from './sports-engine.ts'
import { createTowerGame } from './tower/tower-game.ts'
import { TOWER_THEMES } from './tower/tower-themes.ts'
import { createBingoGame } from './video-bingo/bingo-game.ts'
import { BINGO_THEMES } from './video-bingo/bingo-themes.ts'
import { createVideoPokerGame } from './video-poker/video-poker-game.ts'
import { VIDEO_POKER_THEMES } from './video-poker/video-poker-themes.ts'

/** The eleven types of the specification, section 1. */
export type GameType =
  | 'slots'
  | 'live'
  | 'crash'
  | 'fish'
  | 'arcade'
  | 'bingo'
  | 'card'
  | 'lottery'
  | 'sports'
  | 'table'
  | 'video'

/** One of our originals as the catalogue lists it. */
export interface CatalogueGame {
  /** Stable slug; also the theme's id, the domain of its fair numbers and the name of its art. */
  readonly id: string
  readonly engine: EngineId | SharedEngineId | SportsEngineId
  readonly names: NamesByLanguage
  readonly gameType: GameType
  readonly tags: readonly string[]
  /** Parts per million. */
  readonly rtpPpm: number
  /** Lowest house edge under best play, parts per million. */
  readonly edgePpm: number
  /** Hundredths: no bet pays more of the stake that opens its round. Null of slips, whose odds are theirs. */
  readonly topMultiple: number | null
  readonly volatility: Volatility
  /** Centavos. */
  readonly minBet: bigint
  readonly maxBet: bigint
  /** 1 is the most popular at the opening. */
  readonly popularity: number
  /** YYYY-MM-DD. */
  readonly releasedAt: string
  readonly apiCode: Studio
  /** Path below the site's root. */
  readonly art: string
}

/** Our three houses, as providers of the catalogue. */
export const STUDIOS: readonly { readonly apiCode: Studio; readonly name: string }[] = [
  { apiCode: 'arara', name: 'Arara Originals' },
  { apiCode: 'mata', name: 'Mata Studio' },
  { apiCode: 'maresia', name: 'Maresia Jogos' },
]

const GAME_TYPES: Record<EngineId | SharedEngineId | SportsEngineId, GameType> = {
  slots: 'slots',
  classic: 'slots',
  mines: 'arcade',
  dice: 'arcade',
  roulette: 'table',
  limbo: 'arcade',
  plinko: 'arcade',
  tower: 'arcade',
  penalty: 'video',
  blackjack: 'card',
  race: 'video',
  'video-poker': 'card',
  'hi-lo': 'card',
  'video-bingo': 'bingo',
  crash: 'crash',
  'live-roulette': 'live',
  'live-baccarat': 'live',
  'five-draw': 'lottery',
  'bingo-room': 'bingo',
  keno: 'lottery',
  'sic-bo': 'table',
  baccarat: 'table',
  fish: 'fish',
  football: 'sports',
  fixtures: 'sports',
}

/** Every original that opens with the server, most popular first. */
export function listCatalogue(): readonly CatalogueGame[] {
  const listed = [
    ...SLOT_THEMES.map(theme => entryOf(createSlotGame(theme), theme.volatility)),
    ...CLASSIC_THEMES.map(theme => entryOf(createClassicGame(theme), theme.volatility)),
    ...MINES_THEMES.map(theme => entryOf(createMinesGame(theme), theme.volatility)),
    ...DICE_THEMES.map(theme => entryOf(createDiceGame(theme), theme.volatility)),
    ...ROULETTE_THEMES.map(theme => entryOf(createRouletteGame(theme), theme.volatility)),
    ...LIMBO_THEMES.map(theme => entryOf(createLimboGame(theme), theme.volatility)),
    ...PLINKO_THEMES.map(theme => entryOf(createPlinkoGame(theme), theme.volatility)),
    ...TOWER_THEMES.map(theme => entryOf(createTowerGame(theme), theme.volatility)),
    ...PENALTY_THEMES.map(theme => entryOf(createPenaltyGame(theme), theme.volatility)),
    ...BINGO_THEMES.map(theme => entryOf(createBingoGame(theme), theme.volatility)),
    ...BLACKJACK_THEMES.map(theme => entryOf(createBlackjackGame(theme), theme.volatility)),
    ...RACE_THEMES.map(theme => entryOf(createRaceGame(theme), theme.volatility)),
    ...VIDEO_POKER_THEMES.map(theme => entryOf(createVideoPokerGame(theme), theme.volatility)),
    ...HI_LO_THEMES.map(theme => entryOf(createHiLoGame(theme), theme.volatility)),
    ...CRASH_THEMES.map(theme => entryOf(createCrashGame(theme), theme.volatility)),
    ...KENO_THEMES.map(theme => entryOf(createKenoGame(theme), theme.volatility)),
    ...SIC_BO_THEMES.map(theme => entryOf(createSicBoGame(theme), theme.volatility)),
    ...BACCARAT_THEMES.map(theme => entryOf(createBaccaratGame(theme), theme.volatility)),
    ...LIVE_ROULETTE_THEMES.map(theme => entryOf(createLiveRoulette(theme), theme.volatility)),
    ...LIVE_BACCARAT_THEMES.map(theme => entryOf(createLiveBaccarat(theme), theme.volatility)),
    ...DRAW_THEMES.map(theme => entryOf(createFiveDraw(theme), theme.volatility)),
    ...ROOM_THEMES.map(theme => entryOf(createBingoRoom(theme), theme.volatility)),
    ...FISH_THEMES.map(theme => entryOf(createFishGame(theme), theme.volatility)),
    ...FOOTBALL_LEAGUES.map(league => entryOf(leagueFacts(league), league.volatility)),
  ]
  return listed.sort((left, right) => left.popularity - right.popularity)
}

/** Books on real matches: each is listed from its first matches on. */
export function listFixtureBooks(): readonly CatalogueGame[] {
  return FIXTURE_BOOKS.map(book => {
    const release = BOOK_RELEASES.find(({ id }) => id === book.id)
    if (!release) throw new Error(`games/releases.ts does not know ${book.id}`)
    return gameOf(fixtureFacts(book), book.volatility, release, firstOfBooks)
  })
}

/** Among the most popular, where a new book is seen. */
const firstOfBooks = 4

type Facts = Pick<Game | SharedGame, 'id' | 'names' | 'rtpPpm' | 'edgePpm' | 'limits'> &
  Pick<CatalogueGame, 'engine' | 'topMultiple'>

function entryOf(game: Facts, volatility: Volatility): CatalogueGame {
  const index = RELEASES.findIndex(release => release.id === game.id)
  const release = RELEASES[index]
  if (!release) throw new Error(`games/releases.ts does not know ${game.id}`)
  return gameOf(game, volatility, release, index + 1)
}

function gameOf(game: Facts, volatility: Volatility, release: Release, popularity: number): CatalogueGame {
  return {
    id: game.id,
    engine: game.engine,
    names: game.names,
    gameType: GAME_TYPES[game.engine],
    tags: release.tags,
    rtpPpm: game.rtpPpm,
    edgePpm: game.edgePpm,
    topMultiple: game.topMultiple,
    volatility,
    minBet: game.limits.minBet,
    maxBet: game.limits.maxBet,
    popularity,
    releasedAt: release.releasedAt,
    apiCode: release.studio,
    art: `art/${game.id}.svg`,
  }
}
