import type { ReplyOf } from '../../../contract/endpoint.ts'
import type { launchGame, Round } from '../../../contract/lobby/games.ts'
import type { NotStored } from '../../sync/calls/open-money-call.ts'

/**
 *   ready ──bet or step──▶ sending ──answer──▶ showing ──shown──▶ ready
 *                             │ no answer                          ▲
 *                             └──────▶ unknown ──settled by key────┘ (through showing, when something happened)
 */
export type TablePhase = 'ready' | 'sending' | 'unknown' | 'showing'

/** What stands under the game beside its result. */
export type TableNote =
  /** The server's sentence; `word` for what the screen can offer beside it. */
  | { readonly kind: 'refused'; readonly word: string; readonly message: string }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  | NotStored
  | { readonly kind: 'signed-out' }
  /** What was unknown counts; its round is not on the device. */
  | { readonly kind: 'arrived' }
  /** What was unknown did not arrive: nothing was staked. */
  | { readonly kind: 'not-arrived' }

export interface TableState {
  readonly phase: TablePhase
  /** The open round, else the last one of this visit. */
  readonly round: Round | undefined
  readonly note: TableNote | undefined
  /** What is unknown was sent by this visit, and can be sent again with its key. */
  readonly canAskAgain: boolean
  /** What the last answer said of the wallet that is played from. */
  readonly wallet: WalletAfter
}

export type WalletAfter = ReplyOf<typeof launchGame>['data']['balance'] & { readonly asOf: number }

/** A late answer never turns a wallet back: its versions only grow. */
export function newerWallet(known: WalletAfter, received: WalletAfter): WalletAfter {
  return known.wallet_version > received.wallet_version ? known : received
}

export type TableEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly round: Round; readonly wallet?: WalletAfter }
  | { readonly type: 'told'; readonly wallet: WalletAfter }
  | { readonly type: 'lost' }
  | { readonly type: 'stopped'; readonly note: TableNote | undefined }
  | { readonly type: 'shown' }

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'sent':
      return { ...state, phase: 'sending', note: undefined }
    case 'answered':
      return {
        ...state,
        phase: 'showing',
        round: event.round,
        note: undefined,
        wallet: event.wallet ?? state.wallet,
      }
    case 'told':
      return { ...state, wallet: newerWallet(state.wallet, event.wallet) }
    case 'lost':
      return { ...state, phase: 'unknown', note: undefined, canAskAgain: true }
    case 'stopped':
      return { ...state, phase: 'ready', note: event.note }
    case 'shown':
      return state.phase === 'showing' ? { ...state, phase: 'ready' } : state
  }
}
