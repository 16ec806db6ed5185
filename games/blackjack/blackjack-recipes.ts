import { type Recipe, recipesOf } from '../recipe.ts'
import { blackjackView } from './blackjack-schemas.ts'
import { BLACKJACK_THEMES } from './blackjack-themes.ts'

type Table = ReturnType<typeof blackjackView.parse>

/** The first of these actions that may be done now. */
const prefer =
  (...actions: readonly string[]) =>
  ({ choices }: Table) => {
    const action = actions.find(one => choices.some(choice => choice.action === one))
    return action === undefined ? undefined : { action }
  }

const arara = 'vinte-e-um-da-arara'

const endings = ({ hands }: Table) => hands.map(({ ending }) => ending)

const isHidden = (view: Table) => view.dealer.cards.length > 2

const firstValue = ({ hands }: Table) => Math.floor((hands[0]?.cards[0] ?? 0) / 4)

const blackjack = (
  name: string,
  steps: NonNullable<Recipe<Table>['steps']>,
  isWanted: (view: Table) => boolean,
  stake = '5.00',
): Recipe<Table> => ({ name, game: arara, bet: { stake }, steps, isWanted: ({ view }) => isWanted(view) })

const stand = prefer('decline', 'stand')

const hit = prefer('decline', 'hit')

const double = prefer('decline', 'double')

const splitThenStand = prefer('decline', 'split', 'stand')

/** How the test vectors of this engine are made. */
export const blackjackRecipes = recipesOf(blackjackView, [
  ...BLACKJACK_THEMES.map(({ id: game, opening }) => ({
    name: `${game}: a hand that stands`,
    game,
    bet: opening,
    steps: stand,
  })),
  blackjack(
    'the dealer draws and goes over',
    stand,
    view => endings(view)[0] === 'won' && view.dealer.total > 21,
  ),
  blackjack(
    'the dealer stands on a soft seventeen',
    stand,
    view => view.dealer.isSoft && view.dealer.total === 17 && isHidden(view),
  ),
  blackjack('equal totals push', stand, view => endings(view)[0] === 'push' && view.dealer.total < 21),
  blackjack(
    'a bust, and the dealer takes no card',
    hit,
    view => endings(view)[0] === 'bust' && view.dealer.cards.length === 2,
  ),
  blackjack(
    'a hand of twenty-one by hits stands automatically',
    hit,
    view => view.hands[0]?.total === 21 && view.actions.length > 1,
  ),
  blackjack(
    'an ace counts one where eleven would be too much',
    hit,
    view =>
      (view.hands[0]?.cards ?? []).some(card => card >= 48) &&
      view.hands[0]?.isSoft === false &&
      (view.hands[0]?.total ?? 0) === 21,
  ),
  blackjack(
    'a blackjack pays three for two, half a centavo cut off',
    stand,
    view => endings(view)[0] === 'blackjack' && view.actions.length === 0,
    '1.01',
  ),
  blackjack(
    'a blackjack against an ace, insurance declined',
    stand,
    view => endings(view)[0] === 'blackjack' && view.actions.length === 1,
  ),
  blackjack(
    'two blackjacks push',
    stand,
    view =>
      endings(view)[0] === 'push' &&
      view.dealer.total === 21 &&
      view.dealer.cards.length === 2 &&
      view.hands[0]?.cards.length === 2,
  ),
  blackjack(
    'the dealer’s blackjack under a ten ends the round at once',
    stand,
    view => endings(view)[0] === 'lost' && view.actions.length === 0,
  ),
  blackjack(
    'insurance that wins, its price half of an odd centavo',
    prefer('insure', 'stand'),
    view => view.insurance !== null && view.insurance.payout !== '0.00',
    '1.01',
  ),
  blackjack('insurance that loses', prefer('insure', 'stand'), view => view.insurance?.payout === '0.00'),
  blackjack(
    'a double that wins',
    double,
    view => endings(view)[0] === 'won' && view.hands[0]?.isDoubled === true,
  ),
  blackjack(
    'a double that goes over',
    double,
    view => endings(view)[0] === 'bust' && view.hands[0]?.isDoubled === true,
  ),
  blackjack(
    'a split, one hand won and one lost',
    splitThenStand,
    view => endings(view).join() === 'won,lost',
  ),
  blackjack(
    'split aces take one card each, and twenty-one with them is no blackjack',
    splitThenStand,
    view =>
      view.hands.length === 2 &&
      firstValue(view) === 12 &&
      view.hands.some(hand => hand.total === 21 && hand.ending === 'won'),
  ),
  blackjack('a split of a queen and a king', splitThenStand, view => {
    const ranks = view.hands.map(hand => Math.floor((hand.cards[0] ?? 0) / 4))
    return ranks.join() === '10,11'
  }),
  blackjack(
    'both hands of a split doubled and won',
    prefer('decline', 'split', 'double'),
    view => view.hands.length === 2 && view.hands.every(hand => hand.isDoubled && hand.ending === 'won'),
  ),
  blackjack(
    'a hit on each hand of a split',
    prefer('decline', 'split', 'hit'),
    view => view.hands.length === 2 && view.hands.every(hand => hand.cards.length > 3),
  ),
  {
    ...blackjack(
      'left under an ace: insurance is declined and the hand stands',
      [],
      view => view.dealer.cards[0] !== undefined && view.dealer.cards[0] >= 48,
    ),
    closed: true,
  },
  {
    ...blackjack(
      'left in the middle of a split',
      [{ action: 'split' }],
      view => view.isClosed && view.hands.length === 2,
    ),
    closed: true,
  },
  { ...blackjack('left after a hit', [{ action: 'hit' }], view => view.isClosed), closed: true },
])
