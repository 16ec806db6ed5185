/** A step of a history. Its key follows from what it does and its index: the same step again is a duplicate. */
export interface Step {
  readonly do: 'bet' | 'win' | 'rollback' | 'deposit' | 'hold' | 'release' | 'payout'
  readonly index: number
}

type Expected = { status: 'posted'; replayed: boolean } | { status: 'refused'; word: string }

export const amounts = {
  stake: (index: number) => BigInt(400 + 100 * index),
  payout: (index: number) => BigInt(250 * index),
  deposit: (index: number) => BigInt(300 + index),
  withdrawal: (index: number) => BigInt(500 + index),
}

/** The rules of the ledger in a few lines of plain memory, to hold the real one against. */
export function createLedgerModel(opening: bigint) {
  let cash = opening
  let hold = 0n
  let debt = 0n
  const kept = new Map<string, Expected>()
  const bets = new Map<number, 'open' | 'settled' | 'rolled back'>()
  const holds = new Map<number, 'held' | 'closed'>()

  const refuse = (word: string): Expected => ({ status: 'refused', word })
  const post = (change: () => void): Expected => {
    change()
    return { status: 'posted', replayed: false }
  }
  /** "What the wallet cannot cover becomes debt, is repaid first from later credits" (server/wallet/README.md). */
  const move = (amount: bigint) => {
    const repaid = amount > 0n ? (debt < amount ? debt : amount) : 0n
    cash += amount - repaid
    debt -= repaid
    if (cash >= 0n) return
    debt -= cash
    cash = 0n
  }
  const decide: Record<Step['do'], (index: number) => Expected> = {
    bet: index => {
      if (cash < amounts.stake(index)) return refuse('insufficient_balance')
      return post(() => {
        cash -= amounts.stake(index)
        bets.set(index, 'open')
      })
    },
    win: index => {
      const bet = bets.get(index)
      if (bet === undefined) return refuse('bet_not_found')
      if (bet === 'rolled back') return refuse('bet_rolled_back')
      return post(() => {
        move(amounts.payout(index))
        bets.set(index, 'settled')
      })
    },
    rollback: index => {
      const bet = bets.get(index)
      if (bet === undefined && !kept.has(`bet:${index}`)) kept.set(`bet:${index}`, refuse('bet_rolled_back'))
      if (bet === undefined) return refuse('bet_not_found')
      return post(() => {
        move(amounts.stake(index) - (bet === 'settled' ? amounts.payout(index) : 0n))
        bets.set(index, 'rolled back')
      })
    },
    deposit: index =>
      post(() => {
        move(amounts.deposit(index))
      }),
    hold: index => {
      if (debt > 0n) return refuse('debt_open')
      if (hold > 0n) return refuse('withdrawal_open')
      if (cash < amounts.withdrawal(index)) return refuse('insufficient_balance')
      return post(() => {
        cash -= amounts.withdrawal(index)
        hold += amounts.withdrawal(index)
        holds.set(index, 'held')
      })
    },
    release: index => {
      if (holds.get(index) !== 'held') return refuse('hold_closed')
      return post(() => {
        move(amounts.withdrawal(index))
        hold -= amounts.withdrawal(index)
        holds.set(index, 'closed')
      })
    },
    payout: index => {
      if (holds.get(index) !== 'held') return refuse('hold_closed')
      return post(() => {
        hold -= amounts.withdrawal(index)
        holds.set(index, 'closed')
      })
    },
  }
  /** What a bet was refused is kept for ever; what a later step can still make possible is not. */
  const isKept = (step: Step, outcome: Expected) =>
    outcome.status === 'posted' ||
    step.do === 'bet' ||
    step.do === 'rollback' ||
    (step.do === 'win' && outcome.word !== 'bet_not_found')

  return {
    expect: (step: Step): Expected => {
      const key = `${step.do}:${step.index}`
      const before = kept.get(key)
      if (before !== undefined) return before.status === 'posted' ? { ...before, replayed: true } : before
      const outcome = decide[step.do](step.index)
      if (isKept(step, outcome)) kept.set(key, outcome)
      return outcome
    },
    balances: () => ({ cash, hold, debt }),
  }
}
