import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Tx } from '../platform/database/transaction.ts'
import * as calls from '../platform/http/idempotency.ts'
import * as bets from './bets.ts'
import * as corrections from './corrections.ts'
import * as deposits from './deposits.ts'
import type { WalletDeps } from './deps.ts'
import { dispute } from './disputes.ts'
import { endGrant } from './end-grant.ts'
import * as grants from './grants.ts'
import * as members from './members.ts'
import * as outbox from './outbox.ts'
import { processDueBonuses } from './process-due-bonuses.ts'
import * as providerWins from './provider-wins.ts'
import { hashRequest } from './request-hash.ts'
import * as requirements from './requirements.ts'
import * as returns from './returns.ts'
import * as takeBack from './take-back.ts'
import * as withdrawals from './withdrawals.ts'

/** Binds the wallet's functions to a clock, ids and a secret. See README.md for what each promises. */
export function createWallet(deps: WalletDeps) {
  const withDb =
    <Order, Answer>(run: (deps: WalletDeps, db: Kysely<Database>, order: Order) => Answer) =>
    (db: Kysely<Database>, order: Order) =>
      run(deps, db, order)
  const withTx =
    <Order, Answer>(run: (deps: WalletDeps, tx: Tx, order: Order) => Answer) =>
    (tx: Tx, order: Order) =>
      run(deps, tx, order)
  return {
    openWallet: (db: Kysely<Database>, memberId: string, currency: 'BRL' | 'PLAY') =>
      members.openWallet(deps, db, memberId, currency),
    placeBet: withDb(bets.placeBet),
    settle: withDb(bets.settle),
    playRound: withDb(bets.playRound),
    rollback: withDb(bets.rollback),
    settleProviderRound: withDb(providerWins.settleProviderRound),
    payPromotionWin: withDb(providerWins.payPromotionWin),
    decideWin: withTx(providerWins.decideWin),
    deposit: withTx(deposits.deposit),
    refundDeposit: withTx(deposits.refundDeposit),
    clawBack: withTx(deposits.clawBack),
    dispute: withTx(dispute),
    holdForWithdrawal: withTx(withdrawals.holdForWithdrawal),
    releaseHold: withTx(withdrawals.releaseHold),
    payOut: withTx(withdrawals.payOut),
    returnPayout: withTx(withdrawals.returnPayout),
    payReward: withTx(corrections.payReward),
    payOutRebate: withTx(corrections.payOutRebate),
    takeBackReward: withTx(takeBack.takeBackReward),
    takeBackGrant: withTx(takeBack.takeBackGrant),
    takeBackOfGrant: withTx(takeBack.takeBackOfGrant),
    cancelRequirement: (tx: Tx, memberId: string, key: string) =>
      requirements.cancelRequirement(tx, memberId, key),
    lessenRequirement: (tx: Tx, memberId: string, key: string, part: requirements.Part) =>
      requirements.lessenRequirement(deps, tx, memberId, key, part),
    returnRequirements: (tx: Tx, memberId: string, requirementIds: readonly string[]) =>
      returns.returnRequirements(deps, tx, memberId, requirementIds),
    giveUpRequirements: (tx: Tx, memberId: string, keys: readonly string[]) =>
      returns.giveUpRequirements(deps, tx, memberId, keys),
    keepRequirements: (tx: Tx, memberId: string, keys: readonly string[]) =>
      returns.keepRequirements(tx, memberId, keys),
    adjust: withTx(corrections.adjust),
    grantPlayMoney: withTx(corrections.grantPlayMoney),
    keepUnowned: withTx(corrections.keepUnowned),
    returnUnowned: withTx(corrections.returnUnowned),
    grantRequirement: (
      tx: Tx,
      owner: Parameters<typeof requirements.grantRequirement>[2],
      terms: requirements.RequirementTerms,
    ) => requirements.grantRequirement(deps, tx, owner, terms),
    grantBonus: withTx(grants.grantBonus),
    activateNextGrant: (tx: Tx, memberId: string, currency: 'BRL' | 'PLAY') =>
      grants.activateNextGrant(deps, tx, memberId, currency),
    endGrant: withTx(endGrant),
    /** Ends what is over and starts what is next; answers how many members it did so for. */
    tend: (db: Kysely<Database>, limit: number) => processDueBonuses(deps, db, limit),
    beginCall: withTx(calls.beginCall),
    closeCall: withTx(calls.closeCall),
    hashRequest: (parts: readonly string[]) => hashRequest(deps.hashSecret, parts),
    announce: withTx(outbox.announce),
    drainOutbox: (db: Kysely<Database>, limit: number, publish: Parameters<typeof outbox.drainOutbox>[3]) =>
      outbox.drainOutbox(deps, db, limit, publish),
  }
}

export type Wallet = ReturnType<typeof createWallet>
