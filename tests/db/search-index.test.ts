import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, wordsOf } from '../../src/features/lobby/search/fold-text.ts'
import { createSearchIndex, type SearchGame } from '../../src/features/lobby/search/search-index.ts'
import { forgivenTypos, typoDistance } from '../../src/features/lobby/search/typo-distance.ts'

const game = (id: string, name: string, provider = 'Mata Studio', tags: string[] = []): SearchGame => ({
  id,
  name,
  provider,
  tags,
})

function indexOf(games: SearchGame[]) {
  const index = createSearchIndex<SearchGame>()
  index.add(games)
  return (query: string) => index.find(query).map(found => found.id)
}

const lobby = [
  game('arara', 'Floresta da Arara', 'Arara Originals', ['natureza']),
  game('dragao', 'Dragão da Sorte', 'Arara Originals'),
  game('roleta', 'Roleta do Rio', 'Maresia Jogos', ['classico']),
  game('francesa', 'Roleta Francesa', 'Arara Originals', ['classico']),
  game('onca', 'Lua da Onça'),
  game('sao-joao', 'Noite de São João', 'Arara Originals', ['festa']),
  game('jade', '翡翠矿井'),
]

test('a name with letters of its own is found by who has no key for them', () => {
  const abroad = [game('altin', 'Altın Dağ'), game('dai', 'Đền Ngọc Bích'), game('isik', 'IŞIK KARNAVALI')]
  expect(indexOf(abroad)('altin dag')).toEqual(['altin'])
  expect(indexOf(abroad)('den ngoc')).toEqual(['dai'])
  expect(indexOf(abroad)('ışık')).toEqual(['isik'])
})

test('a game is found by its first name in every language, after those that are called so, and by no number of its id', () => {
  const chinese = [game('roleta-arara-77', '金刚鹦鹉轮盘'), game('sic-bo', '骰宝'), game('x', 'Roleta')]
  expect(indexOf(chinese)('roleta')).toEqual(['x', 'roleta-arara-77'])
  expect(indexOf(chinese)('轮盘')).toEqual(['roleta-arara-77'])
  expect(indexOf(chinese)('77')).toEqual([])
})

test('accents and capitals do not matter', () => {
  const find = indexOf(lobby)
  expect(find('dragao')).toEqual(['dragao'])
  expect(find('DRAGÃO')).toEqual(['dragao'])
  expect(find('onca')).toEqual(['onca'])
  expect(find('sao joao')).toEqual(['sao-joao'])
})

test('each key brings an answer: the beginning of a word is enough', () => {
  const find = indexOf(lobby)
  expect(find('r')).toEqual(['roleta', 'francesa'])
  expect(find('fran')).toEqual(['francesa'])
  expect(find('rol fra')).toEqual(['francesa'])
})

test('a name stands before a provider of the same word, and popularity decides between equals', () => {
  const find = indexOf(lobby)
  expect(find('arara')).toEqual(['arara', 'dragao', 'francesa', 'sao-joao'])
  expect(find('classico')).toEqual(['roleta', 'francesa'])
})

test('slips are forgiven only where nothing fits as typed', () => {
  const find = indexOf([...lobby, game('rosto', 'Rosto'), game('resto', 'Resto do Mundo')])
  expect(find('rolteta')).toEqual(['roleta', 'francesa'])
  expect(find('draagao')).toEqual(['dragao'])
  expect(find('rosto')).toEqual(['rosto'])
})

test('words run together, or apart where the name has no gap, are the same words', () => {
  const find = indexOf([game('tiger', 'Fortune Tiger'), game('mine', 'Goldmine')])
  expect(find('fortunetiger')).toEqual(['tiger'])
  expect(find('gold mine')).toEqual(['mine'])
})

test('a script without spaces is found by its parts', () => {
  expect(indexOf(lobby)('矿')).toEqual(['jade'])
})

test('nothing typed, and nothing but signs, finds nothing', () => {
  const find = indexOf(lobby)
  expect(find('')).toEqual([])
  expect(find(' -!¡ ')).toEqual([])
  expect(find('xyzzyx')).toEqual([])
})

test('a game added later is found as the first ones are', () => {
  const index = createSearchIndex<SearchGame>()
  index.add([game('a', 'Aurora')])
  index.add([game('b', 'Aurora Boreal')])
  expect(index.find('aurora').map(found => found.id)).toEqual(['a', 'b'])
  expect(index.size).toBe(2)
})

/** Words of a made-up lobby, so that games share words and differ by few letters. */
const word = fc.stringMatching(/^[a-eàç]{3,9}$/)
const names = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 30,
  selector: words => words.join(' '),
})
const catalogue = names.map(all => all.map((words, place) => game(`g${place}`, words.join(' '))))

test('every game is found by its own name, by each beginning of its words, and by words in any order', () => {
  fc.assert(
    fc.property(catalogue, fc.nat(), fc.integer({ min: 1, max: 9 }), (games, pick, length) => {
      const find = indexOf(games)
      const chosen = games[pick % games.length]
      const words = (chosen?.name ?? '').split(' ')
      expect(find(chosen?.name ?? '')).toContain(chosen?.id)
      expect(find(words.toReversed().join(' '))).toContain(chosen?.id)
      expect(find(words.map(one => one.slice(0, length)).join(' '))).toContain(chosen?.id)
    }),
  )
})

/** The textbook's distance with swaps, whole matrix, over every beginning: slow and beyond doubt. */
function plainDistance(typed: string, text: string): number {
  const row = (size: number) => Array.from({ length: size }, () => 0)
  const table = Array.from({ length: typed.length + 1 }, () => row(text.length + 1))
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= typed.length; i += 1) {
    for (let j = 0; j <= text.length; j += 1) {
      const change = at(i - 1, j - 1) + (typed[i - 1] === text[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && typed[i - 1] === text[j - 2] && typed[i - 2] === text[j - 1]
      const swap = swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap)
      const cells = table[i]
      if (cells) cells[j] = i + j === 0 ? 0 : least
    }
  }
  return Math.min(...(table[typed.length] ?? []))
}

test('the bounded distance is the textbook one up to its bound', () => {
  const text = fc.stringMatching(/^[abc]{0,8}$/)
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
      expect(typoDistance(typed, other, most)).toBe(Math.min(most + 1, plainDistance(typed, other)))
    }),
    { numRuns: 500 },
  )
})

test('the index finds exactly the games whose words all fit, slips only where nothing fits without', () => {
  const inside = (typed: string, text: string) =>
    text.startsWith(typed) || (typed.length > 2 && text.includes(typed))
  const slipped = (typed: string, text: string) =>
    inside(typed, text) || plainDistance(typed, text) <= forgivenTypos(typed)
  fc.assert(
    fc.property(catalogue, word, (games, raw) => {
      const typed = foldText(raw)
      const matching = (fits: (typed: string, text: string) => boolean) =>
        games
          .filter(({ name, provider }) => {
            const words = wordsOf(foldText(`${name} ${provider}`))
            const joined = wordsOf(foldText(name)).join('')
            return words.some(text => fits(typed, text)) || (typed.length > 3 && joined.includes(typed))
          })
          .map(({ id }) => id)
      const clean = matching(inside)
      const expected = clean.length > 0 ? clean : matching(slipped)
      expect(indexOf(games)(raw).toSorted()).toEqual(expected.toSorted())
    }),
  )
})
