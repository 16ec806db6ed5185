import { money, type Page, percent, table } from './markdown.ts'
import type { Rules } from './read-rules.ts'

/** The tables of the VIP club and of the agency. */
export function vipPages(rules: Rules): readonly Page[] {
  return [vip(rules), agency(rules)]
}

function vip({ levels }: Rules): Page {
  const tracks = ['general', 'slot', 'live'].map((track): readonly [string, string] => {
    const rows = levels
      .filter(level => level.track === track)
      .map((level, number) => [
        number,
        money(level.recharge_needed),
        money(level.betting_needed),
        money(level.keep_betting),
        money(level.upgrade_bonus),
        money(level.weekly_bonus),
        money(level.monthly_bonus),
        percent(level.rebate_rate),
      ])
    const head = ['level', 'recharge', 'betting', 'to keep it', 'upgrade', 'weekly', 'monthly', 'rebate']
    return [`Track: ${track}`, table(head, rows)]
  })
  return {
    name: 'vip',
    title: 'VIP',
    parts: [
      ['Terms', 'A level needs its total recharge and its total betting in weighted stake, both.'],
      ['Caps', 'All VIP money together is at most 5 % of the theoretical loss of free play.'],
      ...tracks,
    ],
  }
}

function agency({ tiers, bounds }: Rules): Page {
  const kinds = ['recharge', 'betting', 'settlement'].map((kind): readonly [string, string] => {
    const rows = tiers
      .filter(tier => tier.kind === kind)
      .map(tier => [
        money(tier.from),
        percent(tier.direct_rate),
        percent(tier.second_rate),
        percent(tier.third_rate),
      ])
    return [`Table: ${kind}`, table(["from, the agent's own total", 'direct', 'second', 'third'], rows)]
  })
  return {
    name: 'agency',
    title: 'Agency',
    parts: [
      [
        'Terms',
        'A week is settled once: recharges less withdrawals, betting in weighted stake, and net revenue after promotions. Losses go on into the next week. What a requirement returns, and what is taken back later, corrects its week in the next statement.',
      ],
      [
        'Caps',
        table(
          ['cap', 'direct', 'second', 'third'],
          [
            ['all three tables, of net revenue', '30 %', '30 %', '30 %'],
            ['of the theoretical loss of free and returned play', ...bounds.map(bound => `${bound} %`)],
          ],
        ),
      ],
      ...kinds,
    ],
  }
}
