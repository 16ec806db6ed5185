import { foldText, wordsOf } from './fold-text.ts'
import { letterMask, missingLetters } from './letter-mask.ts'
import { forgivenTypos, typoDistance } from './typo-distance.ts'

export type SearchGame = { id: string; name: string; provider: string; tags: readonly string[] }

export type SearchIndex<Game extends SearchGame> = {
  readonly size: number
  /** Appends games, the most popular first: among equally good answers that order stays. */
  add: (games: readonly Game[]) => void
  /** Every game that has all the words, the best first; slips are forgiven only where nothing fits as typed. */
  find: (query: string) => Game[]
}

/** How well a word fits; smaller is better. A slip outweighs every other difference. */
const fits = { whole: 0, beginning: 1, joined: 2, inside: 3, aside: 4, slip: 48, none: 255 }

type Word = {
  readonly text: string
  readonly mask: number
  /** Games with the word in their name, and those that have it in provider, tags or id only. */
  readonly named: number[]
  readonly aside: number[]
}

/** An index in memory over what people type: built once, asked at every key. */
export function createSearchIndex<Game extends SearchGame>(): SearchIndex<Game> {
  const games: Game[] = []
  /** Names without their gaps: "fortunetiger" finds Fortune Tiger. */
  const joined: string[] = []
  const words = new Map<string, Word>()

  function note(text: string, place: number, side: 'named' | 'aside') {
    const word = words.get(text) ?? { text, mask: letterMask(text), named: [], aside: [] }
    words.set(text, word)
    if (word[side].at(-1) !== place) word[side].push(place)
  }

  function add(added: readonly Game[]) {
    for (const game of added) {
      const place = games.push(game) - 1
      const named = wordsOf(foldText(game.name))
      joined.push(named.join(''))
      for (const text of named) note(text, place, 'named')
      for (const text of wordsOf(foldText(`${game.provider} ${game.tags.join(' ')}`)))
        note(text, place, 'aside')
      // An id keeps the name that the game was given first: who reads another language may have heard that one.
      for (const [text] of foldText(game.id).matchAll(idWord))
        if (!named.includes(text)) note(text, place, 'aside')
    }
  }

  /** The best fit of one typed word for every game. */
  function fitsOf(typed: string): Uint8Array {
    const best = new Uint8Array(games.length).fill(fits.none)
    const mask = letterMask(typed)
    const most = forgivenTypos(typed)
    for (const word of words.values()) {
      const fit = fitOf(typed, mask, most, word)
      if (fit === fits.none) continue
      for (const place of word.named) best[place] = Math.min(best[place] ?? fits.none, fit)
      for (const place of word.aside) best[place] = Math.min(best[place] ?? fits.none, fit + fits.aside)
    }
    return best
  }

  function find(query: string): Game[] {
    const typed = wordsOf(foldText(query)).slice(0, mostWords)
    if (typed.length === 0) return []
    const total = new Uint16Array(games.length)
    for (const word of typed) {
      const best = fitsOf(word)
      for (let place = 0; place < total.length; place += 1) addFit(total, place, best[place] ?? fits.none)
    }
    favourJoined(total, joined, typed.join(''))
    const found: Game[] = []
    for (const place of ranked(total)) {
      const game = games[place]
      if (game) found.push(game)
    }
    return found
  }

  return {
    get size() {
      return games.length
    },
    add,
    find,
  }
}

/** Numbers and short parts of an id are a provider's own and nobody's search. */
const idWord = /\p{L}{3,}/gu

/** More words than anybody types; a pasted page does not stop the phone. */
const mostWords = 6
const out = 0xffff

function addFit(total: Uint16Array, place: number, fit: number) {
  const before = total[place] ?? out
  total[place] = before === out || fit === fits.none ? out : before + fit
}

function fitOf(typed: string, mask: number, most: number, { text, mask: letters }: Word): number {
  if (text.startsWith(typed)) return text.length === typed.length ? fits.whole : fits.beginning
  const missing = missingLetters(mask, letters)
  if (missing === 0 && (typed.length > 2 || typed > 'z') && text.includes(typed)) return fits.inside
  if (most === 0 || missing > most) return fits.none
  const slips = typoDistance(typed, text, most)
  return slips > most ? fits.none : fits.slip * slips
}

/** What was typed in one go, or with gaps elsewhere than the name has them. */
function favourJoined(total: Uint16Array, joined: readonly string[], typed: string) {
  for (const [place, name] of joined.entries()) {
    if (name.startsWith(typed)) total[place] = 0
    else if (typed.length > 3 && (total[place] ?? out) > fits.joined && name.includes(typed)) {
      total[place] = fits.joined
    }
  }
}

/** Places, the best first; those with a slip only when there are no others. */
function ranked(total: Uint16Array): number[] {
  const clean: number[] = []
  const slipped: number[] = []
  for (const [place, fit] of total.entries()) {
    if (fit === out) continue
    const list = fit < fits.slip ? clean : slipped
    list.push(fit * 2 ** 24 + place)
  }
  const list = Float64Array.from(clean.length > 0 ? clean : slipped).sort()
  return Array.from(list, key => key % 2 ** 24)
}
