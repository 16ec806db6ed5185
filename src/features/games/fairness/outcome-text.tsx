import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { card, rankOf, type Suit, suitOf } from '../../../../games/cards.ts'
import { CodeFact } from './code-fact.tsx'

/** What each engine's view says of chance itself; the rest of a view follows from it. */
const drawn = z.union([
  z.pipe(
    z.object({ roll: z.number(), species: z.string() }),
    z.transform(({ roll }) => String(roll)),
  ),
  z.pipe(
    z.object({ roll: z.number() }),
    z.transform(({ roll }) => (roll / 100).toFixed(2)),
  ),
  z.pipe(
    z.object({ crash: z.number(), cashOut: z.nullable(z.number()) }),
    z.transform(({ crash, cashOut }) =>
      [crash, ...(cashOut === null ? [] : [cashOut])].map(one => `${(one / 100).toFixed(2)}×`).join(' · '),
    ),
  ),
  z.pipe(
    z.object({
      legs: z.array(
        z.object({
          home: z.string(),
          away: z.string(),
          score: z.nullable(z.object({ home: z.number(), away: z.number() })),
        }),
      ),
    }),
    z.transform(({ legs }) =>
      legs
        .map(({ home, away, score }) => `${home} ${score ? `${score.home}:${score.away}` : '–'} ${away}`)
        .join(' · '),
    ),
  ),
  z.pipe(
    z.object({ pocket: z.number() }),
    z.transform(({ pocket }) => String(pocket)),
  ),
  z.pipe(
    z.object({ player: z.array(card), banker: z.array(card) }),
    z.transform(({ player, banker }) => `${faces(player)} – ${faces(banker)}`),
  ),
  z.pipe(
    z.object({ dice: z.array(z.number()) }),
    z.transform(({ dice }) => dice.join(' ')),
  ),
  z.pipe(
    z.object({ drawn: z.array(z.number()) }),
    z.transform(({ drawn }) => drawn.join(' ')),
  ),
  z.pipe(
    z.object({ mines: z.array(z.number()), revealed: z.array(z.number()) }),
    z.transform(({ mines, revealed }) => `${fields(mines)} · ${fields(revealed)}`),
  ),
  z.pipe(
    z.object({ reached: z.number() }),
    z.transform(({ reached }) => (reached / 100).toFixed(2)),
  ),
  z.pipe(
    z.object({ path: z.array(z.number()) }),
    z.transform(({ path }) => path.map(turn => (turn === 1 ? '→' : '←')).join(' ')),
  ),
  z.pipe(
    z.object({ dives: z.array(z.number()), kicks: z.array(z.number()) }),
    z.transform(({ dives, kicks }) => `${fields(dives)} · ${fields(kicks)}`),
  ),
  z.pipe(
    z.object({ order: z.array(z.number()) }),
    z.transform(({ order }) => fields(order)),
  ),
  z.pipe(
    z.object({ traps: z.array(z.array(z.number())), picks: z.array(z.number()) }),
    z.transform(({ traps, picks }) => `${traps.map(fields).join(' / ')} · ${fields(picks)}`),
  ),
  z.pipe(
    z.object({
      dealer: z.object({ cards: z.array(z.number()) }),
      hands: z.array(z.object({ cards: z.array(z.number()) })),
    }),
    z.transform(({ dealer, hands }) => [...hands, dealer].map(({ cards }) => faces(cards)).join(' · ')),
  ),
  z.pipe(
    z.object({ dealt: z.array(card), cards: z.nullable(z.array(card)) }),
    z.transform(({ dealt, cards }) => [dealt, cards ?? []].map(faces).join(' → ')),
  ),
  z.pipe(
    z.object({ cards: z.array(card), moves: z.array(z.string()) }),
    z.transform(({ cards }) => faces(cards)),
  ),
  z.pipe(
    z.object({ balls: z.array(z.number()), cards: z.array(z.object({ numbers: z.array(z.number()) })) }),
    z.transform(({ balls, cards }) =>
      [...cards.map(({ numbers }) => numbers.join(' ')), balls.join(' ')].join(' · '),
    ),
  ),
  z.pipe(
    z.object({ spins: z.array(z.object({ stops: z.array(z.number()) })) }),
    z.transform(({ spins }) => spins.map(spin => spin.stops.join(' ')).join(' / ')),
  ),
])

/** Fields of the minefield, counted from 1 as people do. */
function fields(cells: readonly number[]): string {
  return cells.map(cell => cell + 1).join(' ')
}

const suitSigns: Record<Suit, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' }

function faces(cards: readonly number[]): string {
  return cards.map(card => `${rankOf(card)}${suitSigns[suitOf(card)]}`).join(' ')
}

/** Roll, scores, pocket, crash and cash-out, mines and turned tiles, multiplier, path, traps and opened doors, dives and kicks, order of arrival, stops of the reels, or cards. */
export function OutcomeText({ label, view }: { label: string; view: unknown }) {
  const { t } = useLingui()
  const text = z.safeParse(drawn, view).data
  return <CodeFact term={label} text={text ?? t`not readable`} />
}
