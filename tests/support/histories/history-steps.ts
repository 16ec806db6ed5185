import { amounts } from '../ledger/ledger-model.ts'
import { type LedgerWorld, slots } from '../ledger/ledger-world.ts'
import { gameSteps } from './game-steps.ts'

/** What one member's history is made of. `index` names the thing it is about: the same step again is a duplicate. */
export const stepKinds = [
  'deposit',
  'refund',
  'clawback-half',
  'clawback-rest',
  'bet',
  'bet-more',
  'win-part',
  'win',
  'rollback',
  'rollback-more',
  'round',
  'grant',
  'forfeit',
  'decline',
  'convert',
  'take-back-grant',
  'lot',
  'earning-lot',
  'cancel-lot',
  'reward',
  'take-back-reward',
  'rebate',
  'rebate-out',
  'hold',
  'release',
  'payout',
  'return',
  'game',
  'game-more',
  'game-end',
  'game-close',
  'wait',
] as const
export type StepKind = (typeof stepKinds)[number]

export interface HistoryStep {
  readonly do: StepKind
  readonly index: number
}

/** What a step answers: an outcome of the wallet, or nothing for what has none. */
export interface Answer {
  readonly status: string
  readonly word?: string
  readonly replayed?: boolean
  readonly transactionId?: string
}

export interface Hands {
  readonly world: LedgerWorld
  readonly memberId: string
  /** Ids of rounds, withdrawals … by index. */
  readonly idOf: (what: string, index: number) => string
}

type Step = (hands: Hands, index: number) => Promise<Answer | undefined>

const brl = { currency: 'BRL' } as const
const deposited = (index: number) => amounts.deposit(index) * 10n
const depositKey = (memberId: string, index: number) => `pix:${memberId}:${index}`
const later = (world: LedgerWorld, hours: number) => new Date(world.at.now.getTime() + hours * 3_600_000)

/** Games of several edges and categories, so that stakes weigh differently. */
const facts = (index: number) => ({
  ...slots,
  category: ['slots', 'live', 'crash', 'table'][index % 4] ?? 'slots',
  edgePpm: [10_000, 50_000, 200_000, 5_000][index % 4] ?? 0,
})

const clawBack =
  (part: 'half' | 'rest'): Step =>
  ({ world, memberId }, index) => {
    const half = deposited(index) / 2n
    const amount = part === 'half' ? half : deposited(index) - half
    const order = { memberId, ...brl, depositKey: depositKey(memberId, index), amount, psp: 'pix' }
    return world.run(tx => world.wallet.clawBack(tx, { ...order, key: `clawback-${part}:${index}` }))
  }

const bet =
  (name: 'bet' | 'bet-more', stake: (index: number) => bigint): Step =>
  ({ world, memberId, idOf }, index) =>
    world.wallet.placeBet(world.db, {
      ...{ memberId, ...brl, ...facts(index), roundId: idOf('round', index) },
      key: `${name}:${index}`,
      stake: stake(index),
    })

const win =
  (name: 'win' | 'win-part', isFinal: boolean): Step =>
  ({ world, memberId, idOf }, index) =>
    world.wallet.settle(world.db, {
      ...{ memberId, ...brl, roundId: idOf('round', index), key: `${name}:${index}`, isFinal },
      payout: isFinal ? amounts.payout(index) : 200n,
    })

const rollback =
  (bet: 'bet' | 'bet-more'): Step =>
  ({ world, memberId }, index) =>
    world.wallet.rollback(world.db, {
      ...{ memberId, ...brl, betKey: `${bet}:${index}`, key: `rollback-${bet}:${index}` },
    })

const requirement =
  (name: 'lot' | 'earning-lot', holds: boolean): Step =>
  async ({ world, memberId }, index) => {
    const terms = { source: name, key: `${name}:${index}`, required: 500n, holds } as const
    const counting = index % 2 === 0 ? 'full' : 'weighted'
    const expiresAt = index < 2 ? later(world, 12 * (index + 1)) : null
    await world.run(tx =>
      world.wallet.grantRequirement(tx, { memberId, ...brl }, { ...terms, counting, expiresAt }),
    )
    return undefined
  }

const end =
  (as: 'forfeited' | 'converted'): Step =>
  async ({ world, memberId }) => {
    await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, as }))
    return undefined
  }

const withdrawal = ({ memberId, idOf }: Hands, index: number) => ({
  ...{ memberId, ...brl, withdrawalId: idOf('withdrawal', index) },
})

const play: Record<'bet' | 'bet-more' | 'win-part' | 'win' | 'rollback' | 'rollback-more' | 'round', Step> = {
  bet: bet('bet', amounts.stake),
  'bet-more': bet('bet-more', () => 150n),
  'win-part': win('win-part', false),
  win: win('win', true),
  rollback: rollback('bet'),
  'rollback-more': rollback('bet-more'),
  round: ({ world, memberId, idOf }, index) =>
    world.wallet.playRound(world.db, {
      ...{ memberId, ...brl, ...facts(index), roundId: idOf('whole', index), key: `round:${index}` },
      stake: amounts.stake(index),
      payout: amounts.payout(index),
    }),
}

const bonus: Record<
  'grant' | 'forfeit' | 'decline' | 'convert' | 'take-back-grant' | 'lot' | 'earning-lot' | 'cancel-lot',
  Step
> = {
  grant: ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.grantBonus(tx, {
        ...{ memberId, ...brl, key: `grant:${index}`, source: 'ftd', amount: 600n + BigInt(index) },
        ...{ required: 300n + 300n * BigInt(index), maxStake: index === 3 ? 500n : null },
        ...{ maxConversion: index % 2 === 0 ? 550n : null, lastsSeconds: 3_600 * 20 },
        ...(index % 3 === 1 && { maxWinTimes: 1 }),
        contribution: { live: 50, crash: 0 },
      }),
    ),
  forfeit: end('forfeited'),
  convert: end('converted'),
  decline: async ({ world, memberId }, index) => {
    const { rows } = await world.run(async tx => ({
      rows: await tx
        .selectFrom('bonus_grant')
        .select('id')
        .where('member_id', '=', memberId)
        .where('key', '=', `grant:${index}`)
        .execute(),
    }))
    for (const { id } of rows) {
      await world.run(tx => world.wallet.endGrant(tx, { memberId, ...brl, grantId: id, as: 'forfeited' }))
    }
    return undefined
  },
  'take-back-grant': async ({ world, memberId }, index) => {
    await world.run(tx => world.wallet.takeBackGrant(tx, { memberId, ...brl, grantKey: `grant:${index}` }))
    return undefined
  },
  lot: requirement('lot', true),
  'earning-lot': requirement('earning-lot', false),
  'cancel-lot': async ({ world, memberId }, index) => {
    await world.run(tx => world.wallet.cancelRequirement(tx, memberId, `lot:${index}`))
    return undefined
  },
}

/** What each step does to the real ledger. */
export const steps: Record<StepKind, Step> = {
  ...play,
  ...bonus,
  ...gameSteps,
  deposit: ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.deposit(tx, {
        ...{ memberId, ...brl, key: depositKey(memberId, index), amount: deposited(index), fee: 7n },
        ...{ psp: 'pix', reference: `order:${index}`, wageringPercent: 100n },
      }),
    ),
  refund: ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.refundDeposit(tx, {
        ...{ memberId, ...brl, depositKey: depositKey(memberId, index) },
        ...{ key: `refund:${index}`, reference: `order:${index}` },
      }),
    ),
  'clawback-half': clawBack('half'),
  'clawback-rest': clawBack('rest'),
  reward: ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.payReward(tx, {
        ...{
          memberId,
          ...brl,
          key: `reward:${index}`,
          kind: 'reward_dailyrescue',
          cost: 'cashback_cost',
          to: 'cash',
        },
        ...{ amount: 300n, reference: `day:${index}` },
        requirement: {
          source: 'cashback',
          key: `lot:reward:${index}`,
          required: 300n,
          counting: 'full',
          expiresAt: null,
        },
      }),
    ),
  'take-back-reward': ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.takeBackReward(tx, {
        ...{ memberId, ...brl, key: `reward-back:${index}`, amount: 300n },
        ...{ reference: `day:${index}`, cost: 'cashback_cost' },
      }),
    ),
  rebate: ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.payReward(tx, {
        ...{
          memberId,
          ...brl,
          key: `rebate:${index}`,
          kind: 'reward_rebates',
          cost: 'rebate_cost',
          to: 'rebate',
        },
        ...{ amount: 90n, reference: `day:${index}` },
      }),
    ),
  'rebate-out': ({ world, memberId }, index) =>
    world.run(tx =>
      world.wallet.payOutRebate(tx, {
        memberId,
        ...brl,
        key: `rebate-out:${index}`,
        amount: 60n,
        reference: '',
      }),
    ),
  hold: (hands, index) =>
    hands.world.run(tx =>
      hands.world.wallet.holdForWithdrawal(tx, {
        ...{ ...withdrawal(hands, index), amount: amounts.withdrawal(index), fee: 10n },
        waiveWagering: index === 0,
      }),
    ),
  release: (hands, index) =>
    hands.world.run(tx => hands.world.wallet.releaseHold(tx, withdrawal(hands, index))),
  payout: (hands, index) =>
    hands.world.run(tx => hands.world.wallet.payOut(tx, { ...withdrawal(hands, index), psp: 'pix' })),
  return: (hands, index) =>
    hands.world.run(tx => hands.world.wallet.returnPayout(tx, { ...withdrawal(hands, index), psp: 'pix' })),
  wait: async ({ world }, index) => {
    world.at.now = later(world, 1 + 8 * index)
    await world.wallet.tend(world.db, 1_000)
    return undefined
  },
}
