import { derivedId } from './derived-id.ts'
import { amounts, type Step } from './ledger/ledger-model.ts'
import { type LedgerWorld, slots } from './ledger/ledger-world.ts'

/** Does one step of a history on the real ledger. */
export async function runStep(world: LedgerWorld, memberId: string, rounds: readonly string[], step: Step) {
  const { wallet, db, run } = world
  const { index } = step
  const roundId = rounds[index] ?? ''
  const subject = { memberId, currency: 'BRL' } as const
  const key = `${step.do}:${index}`
  const withdrawal = { ...subject, withdrawalId: derivedId(memberId, index) }
  switch (step.do) {
    case 'bet':
      return wallet.placeBet(db, { ...subject, ...slots, roundId, key, stake: amounts.stake(index) })
    case 'win':
      return wallet.settle(db, { ...subject, roundId, key, payout: amounts.payout(index), isFinal: true })
    case 'rollback':
      return wallet.rollback(db, { ...subject, betKey: `bet:${index}`, key })
    case 'deposit': {
      const order = {
        ...subject,
        key: `${key}:${memberId}`,
        amount: amounts.deposit(index),
        fee: 0n,
        psp: 'sandbox',
      }
      return run(tx => wallet.deposit(tx, { ...order, reference: key, wageringPercent: 0n }))
    }
    case 'hold': {
      const order = { ...withdrawal, amount: amounts.withdrawal(index), fee: 10n, waiveWagering: false }
      return run(tx => wallet.holdForWithdrawal(tx, order))
    }
    case 'release':
      return run(tx => wallet.releaseHold(tx, withdrawal))
    case 'payout':
      return run(tx => wallet.payOut(tx, { ...withdrawal, psp: 'sandbox' }))
  }
}
