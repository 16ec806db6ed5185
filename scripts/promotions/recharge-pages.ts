import { friendPlayDays } from '../../contract/responsible-gambling/play-days.ts'
import { listCatalogue } from '../../games/catalogue.ts'
import {
  firstDepositBound,
  firstDepositPrice,
} from '../../server/features/promotions/first-deposit/price-rules.ts'
import { firstDepositOffer } from '../../server/features/promotions/first-deposit/rules.ts'
import { rebateOf } from '../../server/features/promotions/recharge-rebate/rules.ts'
import { monthReward } from '../../server/features/promotions/recharge-reward/rules.ts'
import { money, type Page, percent, table } from './markdown.ts'
import type { Rules } from './read-rules.ts'
import { orderOf, weightsOf } from './weights.ts'

/** Promotions of deposits and friends: each asks for play of its own. */
export function rechargePages(rules: Rules): readonly Page[] {
  return [firstDeposit(rules), rechargeReward(rules), rechargeRebate(rules), invitation(rules)]
}

const cheapestEdge = Math.min(...listCatalogue().map(game => game.edgePpm))

/** The least that weighted stake costs on average: 5 % of it, whatever the game. */
const costOf = (weighted: bigint) => (weighted * 5n) / 100n

function firstDeposit(rules: Rules): Page {
  const { ftd } = rules.terms
  const rows = [5_000n, 10_000n, 50_000n, ftd.max_bonus].map(deposit => {
    const { bonus, free, required, maxConversion } = firstDepositOffer(ftd, deposit)
    return [money(deposit), money(bonus), money(free), money(required), money(maxConversion)]
  })
  return {
    name: 'ftd',
    title: 'First deposit',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            ['bonus', `${percent(ftd.match_rate)} of the first deposit, at most ${money(ftd.max_bonus)}`],
            ['requirement', `${ftd.wagering_times}× the bonus in weighted stake, in ${ftd.days} days`],
            ['to claim', `${ftd.claim_days} days`],
            ['free money', `${money(ftd.free_amount)} from a deposit of ${money(ftd.free_min_recharge)}`],
            ['its requirement', `${ftd.free_wagering_times}× in weighted stake`],
            ['a withdrawal', 'asking for one before the claim, or while the bonus is open, ends the offer'],
          ],
        ),
      ],
      [
        'Caps',
        table(
          ['cap', 'value'],
          [
            ['stake of a round while it is open', money(ftd.max_stake)],
            ['the win of one bonus bet that counts', `${ftd.max_win_times}× its stake`],
            ['what becomes cash', `${ftd.max_conversion_times}× the bonus`],
          ],
        ),
      ],
      [
        'Price',
        `A new member who claims the largest bonus and plays it as well as can be on the cheapest game gets ${money(firstDepositPrice(ftd, cheapestEdge))} on average at most, free money included; no way of playing passes ${money(firstDepositBound(ftd))}. [How the price is found](../first-deposit.md#its-price).`,
      ],
      ['By deposit', table(['deposit', 'bonus', 'free', 'to stake', 'becomes cash at most'], rows)],
      ['Weights', weightsOf(10_000n * BigInt(ftd.wagering_times))],
      ['Order of requirements', orderOf(rules)],
    ],
  }
}

function rechargeReward(rules: Rules): Page {
  const { recharge } = rules.terms
  const tiers = recharge.tiers.map(tier => [
    tier.name,
    money(tier.from),
    money(tier.to),
    percent(tier.from_rate),
    percent(tier.to_rate),
  ])
  const prices = [recharge.tiers[0]?.from ?? 0n, 500_000n, 1_500_000n, recharge.base_cap].map(total => [
    money(total),
    money(monthReward(recharge, total)),
    money(costOf(total * BigInt(recharge.wagering_times))),
  ])
  return {
    name: 'recharge',
    title: 'Recharge reward',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            [
              'recharged',
              `from ${money(recharge.tiers[0]?.from ?? 0n)} in a month on, each recharge has a requirement`,
            ],
            ['requirement', `${recharge.wagering_times}× the recharge in weighted stake`],
            ['qualified', 'recharges whose requirement is done: they decide the rate and are paid on'],
            ['until', `${recharge.grace_days} days after the month`],
          ],
        ),
      ],
      ['Caps', table(['cap', 'value'], [['qualified recharges of a month', money(recharge.base_cap)]])],
      ['Tiers', table(['tier', 'from', 'to', 'rate from', 'rate to'], tiers)],
      ['Price', table(['qualified', 'reward', 'its play costs at least, on average'], prices)],
      ['Weights', weightsOf(100_000n * BigInt(recharge.wagering_times))],
      ['Order of requirements', orderOf(rules)],
    ],
  }
}

function rechargeRebate(rules: Rules): Page {
  const { rechargerebate } = rules.terms
  const prices = [rechargerebate.min_recharge, 50_000n, 100_000n].map(amount => {
    const rebate = rebateOf(rechargerebate, amount, new Date(0))
    return [
      money(amount),
      money(rebate?.reward ?? 0n),
      money(rebate?.required ?? 0n),
      money(costOf(rebate?.required ?? 0n)),
    ]
  })
  return {
    name: 'rechargerebate',
    title: 'Recharge rebate',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            ['deposit', `each of ${money(rechargerebate.min_recharge)} or more`],
            ['reward', percent(rechargerebate.reward_rate)],
            [
              'requirement',
              `${rechargerebate.wagering_times}× the deposit in weighted stake, after its own 1×`,
            ],
            ['to play and claim', `${rechargerebate.days} days; then its losses return`],
          ],
        ),
      ],
      ['Price', table(['deposit', 'reward', 'to stake', 'its play costs at least, on average'], prices)],
      ['Weights', weightsOf(rechargerebate.min_recharge * BigInt(rechargerebate.wagering_times))],
      ['Order of requirements', orderOf(rules)],
    ],
  }
}

function invitation(rules: Rules): Page {
  const { invitationactivity: terms } = rules.terms
  return {
    name: 'invitationactivity',
    title: 'Invitation',
    parts: [
      [
        'Terms',
        table(
          ['rule', 'value'],
          [
            [
              'reward',
              `${money(terms.reward - terms.chest_share)} and ${money(terms.chest_share)} in the chest, a friend`,
            ],
            ['the friend deposits', `${money(terms.min_recharge)}, net of what goes back`],
            [
              'the friend plays',
              `${money(terms.min_stake)} in weighted stake, within ${friendPlayDays} days of that`,
            ],
            ['held', `${terms.hold_days} days from the deposit`],
            ['steps of the chest', `${terms.chest_steps.join(', ')} friends`],
          ],
        ),
      ],
      ['Caps', 'One reward a friend: one CPF, one payer, one device.'],
      [
        'Price',
        table(
          ['reward', "the friend's play costs at least, on average"],
          [[money(terms.reward), money(costOf(terms.min_stake))]],
        ),
      ],
      ['Weights', weightsOf(terms.min_stake)],
      ['Order of requirements', orderOf(rules)],
    ],
  }
}
