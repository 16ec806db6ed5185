import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EngineId } from '../../../../games/engine.ts'
import type { SharedEngineId } from '../../../../games/shared-game.ts'
import type { SportsEngineId } from '../../../../games/sports-engine.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { chainWords } from '../words/chain-words.ts'
import { isEngine } from './load-player.ts'

const settledAtOnce = msg`The outcome is drawn on the server and the round is settled there at once. A lost connection changes nothing: the result waits for you.`

const takenBack = msg`A bet can be taken back as long as bets are open, not afterwards.`
const settledThere = msg`The round is settled on the server when it ends, before it is shown. A lost connection costs you nothing: your bets stand, and the result waits for you.`

const deadHeat = msg`Most goals: a draw is a dead heat, and both sides win. The stake is divided by two, and the half is paid at full odds: R$ 10.00 at 1.80 pays R$ 9.00.`

/** Rules in words, on the device without the game itself. Pays of each theme come with the game. */
const rules: Record<EngineId | SharedEngineId | SportsEngineId, readonly MessageDescriptor[]> = {
  slots: [
    msg`Five reels of three symbols. The stake is spread evenly over all lines of the game.`,
    msg`Equal symbols in a row from the left reel pay by the pay table; some games pay from both sides. The longest row of a line counts, and all lines are added.`,
    msg`Wilds stand for every symbol but the scatter. Three or more scatters anywhere pay and, in most games, win free spins.`,
    msg`Free spins and respins are played at the same stake, at no cost, as part of the same round. A respin holds some reels and turns the others once more.`,
    settledAtOnce,
  ],
  classic: [
    msg`Three reels of three symbols and five lines: three rows and two diagonals. The stake is spread evenly over the lines.`,
    msg`Three equal symbols on a line pay by the pay table; in some games two from the left do as well. All lines are added.`,
    msg`Wilds stand for every symbol, and in some games multiply what they complete. Where two reels full of one symbol are held, the third turns once more at no cost.`,
    settledAtOnce,
  ],
  mines: [
    msg`Choose how many mines lie under the 25 tiles. They are laid before the first tile is turned and never move.`,
    msg`Every safe tile raises the multiplier. Cash out whenever you like after the first one.`,
    msg`A mine ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
    msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no tile was turned.`,
  ],
  dice: [
    msg`One number from 00.00 to 99.99 is drawn, each as likely as the other.`,
    msg`You choose where to divide the scale and on which side you win. The fewer numbers win, the more they pay.`,
    msg`The payout is 99% of the fair odds, at every chance.`,
    settledAtOnce,
  ],
  blackjack: [
    msg`Six decks, shuffled anew for every round: all cards a round could need are drawn before the first is dealt.`,
    msg`Come closer to 21 than the dealer without going over it. An ace counts 1 or 11, court cards 10. The dealer draws to 17 and stands on every 17.`,
    msg`An ace with a ten at the first two cards is a blackjack and pays 3 to 2; a win pays 1 to 1, a push gives the stake back.`,
    msg`Double any first two cards for one card more. Split two cards of equal value once, into two hands that may be doubled; split aces take one card each, and 21 with them is no blackjack.`,
    msg`When the dealer shows an ace, insurance costs half the stake and pays 2 to 1 if it is a blackjack. With an ace or a ten the dealer looks first, so a double or a split is never lost to a blackjack.`,
    msg`What doubling, splitting and insurance cost is taken when you press it. A round you leave waits for you; after a day its hands stand as they are.`,
  ],
  'video-bingo': [
    msg`One to four cards of fifteen numbers each, from 1 to 90, no number on two cards. Thirty balls are drawn; every card pays its best pattern, and that one only.`,
    msg`Then up to ten extra balls, one at a time. The price of each is what it may gain on your cards as they are marked, at the return stated above, rounded up to a centavo.`,
    msg`The machine's order is fixed before the first ball: buying or waiting changes no ball. When no ball could gain anything, none is offered.`,
    msg`An extra ball is taken from your balance when you press it. A round you leave waits for you; after a day it is collected as it stands.`,
  ],
  roulette: [
    msg`European wheel with one zero: 37 pockets, each as likely as the other.`,
    msg`A number pays 36 times its chip, stake included; two numbers 18, three 12, four 9, six 6, a dozen or column 3, red, black, even, odd, low and high 2.`,
    msg`On zero all bets lose but those on zero. Where the table plays la partage, half of every even-money chip comes back.`,
    settledAtOnce,
  ],
  limbo: [
    msg`One multiplier is drawn. You win when it reaches the target you chose, and are paid the target.`,
    msg`A target is reached with a chance of 99% divided by it: 2.00× comes in 49.5 of 100 rounds, 10.00× in 9.9.`,
    settledAtOnce,
  ],
  plinko: [
    msg`The ball turns left or right at every row, each as likely as the other, and pays what its slot says.`,
    msg`More rows and a higher risk pay more at the edges and less in the middle, where most balls land.`,
    msg`You may let the next ball go while others fall: each is a bet of its own, settled before it falls.`,
    settledAtOnce,
  ],
  tower: [
    msg`Open one door on each floor. Some are safe, the others hide a trap. The traps are laid before the first door and never move.`,
    msg`Every floor raises the multiplier, at 99% of the fair odds. Cash out whenever you like after the first one; the roof cashes out by itself.`,
    msg`A trap ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
    msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no door was opened.`,
  ],
  penalty: [
    msg`Choose a corner and kick. The keeper dives to one corner, each as likely as the other; a kick to any other is a goal.`,
    msg`Where he dives is drawn for all kicks before the first, and does not depend on yours.`,
    msg`Every goal raises the multiplier, at 99% of the fair odds. Cash out between kicks; the last goal cashes out by itself.`,
    msg`A save ends the round and the stake is lost. A round you leave waits for you; after a day it is cashed out, or the stake given back if nothing was kicked.`,
  ],
  race: [
    msg`Six runners with published chances. The winner is drawn by them, then each further place among those who are left.`,
    msg`Bet on the winner, on a runner to be among the first two, or on the first two in order. As many bets as you like make one round.`,
    msg`A bet pays 97% of the fair odds, cut to hundredths, stake included.`,
    settledAtOnce,
  ],
  'video-poker': [
    msg`One deck of 52 cards. Five are dealt; keep those you like, and the others are exchanged once.`,
    msg`A pair of jacks or better pays the stake back, every better hand more, by the pay table. A royal flush pays 800 times the stake.`,
    msg`All ten cards of a round are drawn before the first is shown: what you keep changes none of them.`,
    msg`The best hold can be shown at any time. It is worked out exactly, over every card that can still come.`,
    msg`A round you leave waits for you, on any of your devices. After a day it ends by itself, played with the best hold.`,
  ],
  'hi-lo': [
    msg`Guess whether the next card is higher or lower. The two is the lowest card and the ace the highest; an equal card wins with either guess.`,
    msg`On a two and on an ace one guess is for a different card, the other for an equal one.`,
    msg`Cards come from a deck without end: every guess sees all thirteen ranks, each as likely as the other. All are drawn before the first is shown.`,
    msg`A right guess multiplies by its fair odds. Whenever you cash out, 99% of the fair odds of the whole run are paid.`,
    msg`A wrong guess ends the round and the stake is lost. A round you leave waits for you, on any of your devices.`,
    msg`After a day it ends by itself: cashed out at what it had reached, or the stake given back if no guess was right yet.`,
  ],
  crash: [
    msg`One round for everybody at the table. While bets are open you may place up to two; then the curve starts at 1.00× and climbs until it crashes.`,
    msg`Cash out by hand at any moment before the crash, or set an automatic cash-out: a target that is reached is paid, also when you are not connected.`,
    msg`A cash-out by hand counts when it arrives at the server. What was confirmed is paid; what arrives after the crash is lost.`,
    msg`The crash point is 0.99 divided by a number between 0 and 1, cut to two decimals, and no higher than the game's limit; about two rounds in a hundred crash at once. Every target returns 99%.`,
    chainWords.round,
  ],
  'live-roulette': [
    msg`One wheel for everybody at the table. While bets are open, lay chips and confirm them, in up to four bets a round; then the ball rolls.`,
    msg`European wheel with one zero: 37 pockets, each as likely as the other.`,
    msg`A number pays 36 times its chip, stake included; two numbers 18, three 12, four 9, six 6, a dozen or column 3, red, black, even, odd, low and high 2.`,
    msg`On zero all bets lose but those on zero. Where the table plays la partage, half of every even-money chip comes back.`,
    takenBack,
    settledThere,
    chainWords.round,
  ],
  'live-baccarat': [
    msg`One deal for everybody at the table. While bets are open, lay chips and confirm them, in up to four bets a round; then the dealer draws card by card.`,
    msg`Two hands are dealt from eight decks that are shuffled for every round: player and banker. You bet on which comes nearer to nine, on a tie, or on a pair in the first two cards of a hand.`,
    msg`Aces count one, tens and pictures nothing; only the last digit of a sum counts. Eight or nine in two cards ends the round. Otherwise the player draws with five or less, and the banker by the fixed table of the game.`,
    msg`Player pays 2 times the chip, banker 1.95, tie 10, a pair 13, the chip included; fractions of a centavo are cut. On a tie, chips on player and banker come back.`,
    msg`Banker returns 98.94%, player 98.76%, a pair 97.11%, tie 95.16%. The stated return is the lowest of them.`,
    takenBack,
    settledThere,
    chainWords.round,
  ],
  'five-draw': [
    msg`One draw for everybody every three minutes: five balls of thirty-six, each as likely as the others that are left.`,
    msg`A ticket has five numbers. Two hits pay 4 times its stake, three 22, four 350, five 30,000 times, the stake included: the same whoever else plays.`,
    msg`Up to ten tickets a draw, bought until the drum turns. They are checked by themselves, also when you are not here.`,
    takenBack,
    settledThere,
    chainWords.round,
  ],
  'bingo-room': [
    msg`One draw for everybody in the room. Cards are bought before it begins, up to four at once; they mark themselves, and nobody has to call.`,
    msg`With 75 balls a card has five rows, five columns and two diagonals, and its middle is free; with 90 balls it has three rows of five.`,
    msg`A line, two lines and the full card are paid by the ball that completes them, as the table below says, each once a card: the fewer balls, the more.`,
    msg`Prizes are certain: nobody shares them, and they do not depend on how many play. Every card has exactly the same chances, whichever numbers it has.`,
    takenBack,
    settledThere,
    chainWords.round,
  ],
  football: [
    msg`Twelve clubs that exist only here play a season of twenty-two matchdays. Bets on a matchday are taken until its kick-off; then six matches run at once, ninety minutes in a little over one.`,
    msg`Goals are drawn from a published model of each club's attack and defence. The chance of every score is an exact fraction, and odds are 1 divided by the chance and by the margin of 2.5%, cut to hundredths.`,
    msg`Singles return 96.8 to 97.6% in the long run. In a multiple all selections must win and their odds are multiplied, and so are their returns: five selections return at least 85.2%.`,
    deadHeat,
    msg`Two selections of one match cannot be combined. A slip that could pay more than the book's maximum is refused before it is taken; nothing is ever cut off a win.`,
    msg`The odds of a slip that was taken never change. If odds moved while you looked, you are asked first. A match that is not played counts as odds of 1.00; a slip of which nothing was played is given back.`,
    chainWords.matchday,
  ],
  fixtures: [
    msg`Matches of the real world, with odds and results as the house received them. Bets on a match are taken until its kick-off.`,
    msg`A market returns between 95 and 99% by its own odds: 1 divided by the sum of 1 ÷ odds. Nobody knows the true chances of a real match. In a multiple of up to three all selections must win.`,
    deadHeat,
    msg`What counts is the score at the end of regular time with its stoppage time, without extra time and penalties.`,
    msg`A match that is postponed by more than two days, abandoned or cancelled counts as odds of 1.00; a slip of which nothing was played is given back.`,
    msg`The odds of a slip that was taken never change. If odds moved while you looked, you are asked first. A multiple with a wrong selection is settled at once.`,
    msg`A wrong result is corrected by two people, and its slips are settled anew. Nothing is drawn here: results come from the pitch, so there is no seed to check.`,
  ],
  fish: [
    msg`Every shot is a round of its own: it costs what you set, and the server draws whether the fish you aimed at is caught. How the fish swim is only drawn for the eye; it decides nothing.`,
    msg`A fish that pays 20 stakes is caught by 97 of 2,000 numbers: the chance is always 0.97 divided by what it pays, so every fish returns 97%.`,
    msg`One shot at a time, by your own hand: there is no automatic fire. A fish may swim on before the answer arrives; what counts is what was drawn.`,
    settledAtOnce,
  ],
  baccarat: [
    msg`Two hands are dealt from eight decks that are shuffled for every round: player and banker. You bet on which comes nearer to nine, on a tie, or on a pair in the first two cards of a hand.`,
    msg`Aces count one, tens and pictures nothing; only the last digit of a sum counts. Eight or nine in two cards ends the round. Otherwise the player draws with five or less, and the banker by the fixed table of the game.`,
    msg`Player pays 2 times the chip, banker 1.95, tie 10, a pair 13, the chip included; fractions of a centavo are cut. On a tie, chips on player and banker come back.`,
    msg`Banker returns 98.94%, player 98.76%, a pair 97.11%, tie 95.16%. The stated return is the lowest of them.`,
    settledAtOnce,
  ],
  'sic-bo': [
    msg`Three dice are thrown: 216 throws, each as likely as the other.`,
    msg`Small is a total of 4 to 10, big of 11 to 17; small, big, odd and even lose on every triple. You may also bet on a total, on one face, on two different dice, on a double or a triple.`,
    msg`A win pays 210 times its chip, divided by the number of throws that win; a face pays 2, 3 or 15 times, as it shows once, twice or three times. So every place returns 97.22%.`,
    settledAtOnce,
  ],
  keno: [
    msg`Ten balls of forty are drawn, one after the other, each as likely as the others that are left.`,
    msg`You pick one to ten numbers. The more of them come, the more the ticket pays, as the table beside the numbers says.`,
    msg`The risk changes the table: low pays small wins often, high pays large wins seldom. Each table returns between 97 and 99%, whatever you pick.`,
    settledAtOnce,
  ],
}

export function GameRules({ engine }: { engine: string | null }) {
  const { t } = useLingui()
  if (!isEngine(engine)) return null
  return (
    <div className="grid gap-2">
      <h2 className="text-lead">{t`How it is played`}</h2>
      <ul className="grid gap-1.5 text-small text-soft">
        {rules[engine].map(rule => (
          <li key={rule.id} className="ms-4 list-disc">
            {keepAmounts(t(rule))}
          </li>
        ))}
      </ul>
    </div>
  )
}
