import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BaccaratBetKind } from '../../../../games/baccarat/baccarat-odds.ts'

const names: Record<BaccaratBetKind, MessageDescriptor> = {
  player: msg`Player hand`,
  banker: msg`Banker hand`,
  tie: msg`Tie`,
  player_pair: msg`Player pair`,
  banker_pair: msg`Banker pair`,
}

/** What a place of the table is called. */
export function useBetWords(): (kind: BaccaratBetKind) => string {
  const { t } = useLingui()
  return kind => t(names[kind])
}
