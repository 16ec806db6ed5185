import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCatalogue } from '../../games/catalogue.ts'
import type { CatalogueGame } from '../../games/catalogue-game.ts'

/** Rows of every table of a page, each as its cells without links. */
const rowsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.split('|').map(cell => cell.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim()))

const whole = rowsOf('docs/games/returns.md')
const slots = rowsOf('docs/games/slots.md')

/** Percentages of a cell, with as many digits as the document gives them. */
const figuresOf = (cell: string) =>
  [...cell.matchAll(/(\d+(?:\.\d+)?)…?(?= ?%| to )/g)].map(([, reported = '']) => reported)

const isSame = (reported: string, rtpPpm: number) => {
  const scale = 10 ** (reported.split('.')[1]?.length ?? 0)
  const exact = (rtpPpm / 10_000) * scale
  return [Math.round(exact), Math.floor(exact)].includes(Math.round(Number(reported) * scale))
}

function isReported(cell: string, rtpPpm: number): boolean {
  const figures = figuresOf(cell)
  const [least, most] = [figures[0], figures[1]].map(reported => Number(reported) * 10_000)
  const isBetween =
    / to /.test(cell) && least !== undefined && most !== undefined && rtpPpm >= least && rtpPpm <= most
  return isBetween || figures.some(reported => isSame(reported, rtpPpm))
}

const rowNames: Readonly<Record<string, string>> = {
  'video-poker': 'video poker, 9/6',
  'video-bingo': 'video bingo',
  'live-roulette': 'roulette',
  'live-baccarat': 'baccarat',
  'five-draw': 'five-number draw',
  'bingo-room': 'bingo rooms, 75 and 90',
  football: 'virtual football',
  fish: 'fishing',
  'sic-bo': 'sic bo',
}

/** The cell in which the documents tell what this game returns. */
function cellOf({ engine, names }: CatalogueGame): string | undefined {
  if (engine === 'slots' || engine === 'classic') {
    const row = slots.find(([, name]) => name === names.pt)
    return row?.find(cell => /^\d+\.\d+ %$/.test(cell))
  }
  const name = rowNames[engine] ?? engine
  return whole.find(cells => cells[1] === name && /%/.test(cells[2] ?? ''))?.[2]
}

test.each(listCatalogue())('$id: its return in the documents is the one that the code counts', game => {
  const cell = cellOf(game)
  expect(cell).toBeDefined()
  expect(`${cell} tells ${game.rtpPpm}: ${isReported(cell ?? '', game.rtpPpm)}`).toMatch(/true$/)
})
