import type { CatalogueGame } from '../../games/catalogue-game.ts'
import type { SpreadFamily } from '../../games/manifest.ts'
import { manifestOf } from '../../games/manifests.ts'
import { BANDS, type Spread } from '../../games/spread/spread-bands.ts'

export type SpreadOfGame = readonly [CatalogueGame, Spread]

/** A page each; the keys are the names of the files. */
const titles: Record<SpreadFamily, string> = {
  slots: 'Slots of five reels',
  classic: 'Slots of three reels',
  cards: 'Cards',
  tables: 'Roulette and sic bo',
  numbers: 'Bingo, keno and the five-number draw',
  instant: 'Instant games, crash, fishing and races',
}

/** Every page below `docs/games/spreads/`, by its name. */
export function spreadPages(spreads: readonly SpreadOfGame[]): readonly { name: string; text: string }[] {
  const written = 'Written by `node scripts/write-spreads.ts`. How to read it: [README.md](README.md).'
  const pages = Object.entries(titles).map(([family, title]) => {
    const own = spreads.filter(([{ engine }]) => manifestOf(engine).spread?.family === family)
    return { name: `${family}.md`, count: own.length, title, tables: own.map(tableOf).join('\n') }
  })
  return [
    { name: 'README.md', text: indexOf(pages) },
    ...pages.map(({ name, title, tables }) => ({ name, text: `# ${title}\n\n${written}\n\n${tables}` })),
  ]
}

const indexOf = (pages: readonly { name: string; count: number; title: string }[]) => `# How wins spread

Written by \`node scripts/write-spreads.ts\` from the code that proves each return. The app shows the same under Rules.

| family | games |
|---|---|
${pages.map(({ name, count, title }) => `| [${title}](${name}) | ${count} |`).join('\n')}

**Brings back** is the part of a stake that a band gives back on average. The sum of this column is the return.

Two kinds of game are simulated: slots of five reels, whose overlapping lines are too many to count, and bingo rooms, whose prizes of one card
depend on each other. Only the picture is simulated. Their returns are proved ([returns](../returns.md)). Slips on matches have no single
distribution: a single pays its odds or nothing.
`

const names = BANDS.map((end, band) => {
  if (band < 3) return ['nothing', 'less than the stake', 'the stake'][band] ?? ''
  return end === Number.POSITIVE_INFINITY ? 'more than 1000×' : `to ${end}×`
})

const plays: Record<Spread['play'], string> = {
  any: 'any stake',
  opening: 'the bet that the game opens with',
  'three-steps': 'a stop after three steps',
  'best-play': 'best play (blackjack: basic strategy, of all that is staked)',
  'plain-place': 'the plainest place (red, banker, small, the favourite)',
}

const percent = (share: number) => (share === 0 ? '–' : `${Number((share * 100).toPrecision(3))} %`)

/** Ten thousandths and less have no bar, a certainty has sixteen blocks: by powers of ten. */
const bar = (chance: number) =>
  chance === 0 ? '' : '█'.repeat(Math.max(1, Math.round((1 + Math.log10(chance) / 6) * 16)))

function tableOf([{ id, names: by }, { play, rounds, bands }]: SpreadOfGame): string {
  const lines = bands.flatMap(([chance, share], band) =>
    chance === 0 ? [] : [`| ${names[band]} | ${percent(chance)} | ${percent(share)} | ${bar(chance)} |`],
  )
  const how = rounds === undefined ? 'counted' : `${rounds.toLocaleString('en')} simulated rounds`
  return `## ${by.en} (\`${id}\`)
${plays[play]}; ${how}

| comes back | chance | brings back | by powers of ten |
|---|---|---|---|
${lines.join('\n')}
`
}
