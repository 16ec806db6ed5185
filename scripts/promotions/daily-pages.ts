import type { Prize } from '../../contract/promotions/terms-fields.ts'
import { ratesAtLevel } from '../../server/features/promotions/betting-rebate/rules.ts'
import { ownEdgePpm, typicalTable } from '../../server/features/promotions/rules/typical-player.ts'
import { totalWeight, worthOfDraw } from '../../server/features/promotions/wheel/rules.ts'
import { money, type Page, percent, table } from './markdown.ts'
import type { Rules } from './read-rules.ts'
import { weightsOf } from './weights.ts'

/** Promotions by day: what play gives back, wheels, and the seven days. */
export function dailyPages(rules: Rules): readonly Page[] {
  return [dailyRescue(rules), dailyWheel(rules), lotteryWheel(rules), sevenDays(rules), rebates(rules)]
}

/** Millionths of a centavo, to a tenth of a centavo. */
const worth = (millionths: bigint) => `R$ ${(Number(millionths / 100_000n) / 1_000).toFixed(3)}`

function dailyRescue({ terms }: Rules): Page {
  const { dailyrescue } = terms
  const rows = typicalTable({ dailyrescue }).map(({ recharge, times, receives, costs }) => [
    money(recharge),
    `${times}×`,
    money(costs),
    money(receives),
  ])
  return {
    name: 'dailyrescue',
    title: 'Daily cashback',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            [
              'reward',
              `${percent(dailyrescue.loss_rate)} of a day's net cash loss, if more than ${money(dailyrescue.above)}`,
            ],
            ['to claim', 'on the next day'],
            ['what counts', 'free play, and what requirements return'],
            ["a deposit's own 1×", `in games that keep ${ownEdgePpm / 10_000} % or more`],
          ],
        ),
      ],
      [
        'Caps',
        table(
          ['cap', 'value'],
          [['theoretical loss of that play', percent(dailyrescue.theoretical_cap_rate)]],
        ),
      ],
      [
        'Price',
        `A deposit lost evenly on a slot that keeps 4 %, no other promotion offered:\n\n${table(['deposit', 'played', 'costs on average', 'cashback'], rows)}`,
      ],
    ],
  }
}

function oddsOf(prizes: readonly Prize[]): string {
  const all = totalWeight(prizes)
  const rows = prizes.map(({ id, amount, weight }) => [id, money(amount), `${(weight * 100) / all} %`])
  return table(['prize', 'amount', 'chance'], rows)
}

function dailyWheel({ terms }: Rules): Page {
  const { dailywheel } = terms
  return {
    name: 'dailywheel',
    title: 'Daily wheel',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            [
              'a roll',
              `on a day with a single deposit of ${money(dailywheel.min_recharge)} or more, one a day`,
            ],
            ['a prize is played', `${dailywheel.wagering_times}× in weighted stake`],
          ],
        ),
      ],
      ['Caps', table(['cap', 'value'], [['expected value of a roll', 'R$ 0.20']])],
      ['Odds', oddsOf(dailywheel.prizes)],
      ['Price', `A roll is worth ${worth(worthOfDraw(dailywheel.prizes))}.`],
      ['Weights', weightsOf(100n)],
    ],
  }
}

function lotteryWheel({ terms }: Rules): Page {
  const { lotterywheel } = terms
  return {
    name: 'lotterywheel',
    title: 'Wheel of fortune',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            ['a spin', `for every ${money(lotterywheel.per_recharge)} deposited`],
            ['a spin waits', `${lotterywheel.days} days`],
            ['a prize is played', `${lotterywheel.wagering_times}× in weighted stake`],
          ],
        ),
      ],
      [
        'Caps',
        table(
          ['cap', 'value'],
          [
            ['spins a day', lotterywheel.daily_max],
            ['expected value of a spin', 'R$ 0.50'],
          ],
        ),
      ],
      ['Odds', oddsOf(lotterywheel.prizes)],
      ['Price', `A spin is worth ${worth(worthOfDraw(lotterywheel.prizes))}.`],
      ['Weights', weightsOf(100n)],
    ],
  }
}

function sevenDays({ terms }: Rules): Page {
  const { day7 } = terms
  const all = day7.rewards.reduce((sum, reward) => sum + reward, 0n)
  return {
    name: 'day7',
    title: 'Seven days',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            ['asks for', `a deposit of ${money(day7.min_recharge)} or more within the seven days`],
            ['a reward is played', `${day7.wagering_times}× in weighted stake`],
            ['starts again', 'after a missed day, and after the seventh'],
          ],
        ),
      ],
      [
        'Rewards',
        table(
          ['day', 'reward'],
          day7.rewards.map((reward, index) => [index + 1, money(reward)]),
        ),
      ],
      ['Caps', table(['cap', 'value'], [['a round in all', 'R$ 2.00']])],
      ['Price', `A whole round pays ${money(all)}.`],
      ['Weights', weightsOf(100n)],
    ],
  }
}

function rebates({ terms, levels }: Rules): Page {
  const general = levels.filter(({ track }) => track === 'general')
  const categories = terms.rebates.shares.map(({ category }) => category)
  const rows = general.map(({ rebate_rate }, level) => [
    level,
    ...ratesAtLevel(terms.rebates, rebate_rate).map(({ rate }) => percent(rate)),
  ])
  return {
    name: 'rebates',
    title: 'Betting rebate',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            ['reward', 'a share of the theoretical loss of free play, each night'],
            ['paid', `on request, or at ${money(terms.rebates.pay_at)}`],
          ],
        ),
      ],
      [
        'Caps',
        table(['cap', 'value'], [['share of theoretical loss', percent(terms.rebates.theoretical_cap_rate)]]),
      ],
      ['Rates by VIP level and category', table(['level', ...categories], rows)],
    ],
  }
}
