import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Hand } from '../../../../games/video-poker/poker-hands.ts'

/** What a hand is called. */
export const handNames: Record<Hand, MessageDescriptor> = {
  royal_flush: msg`Royal flush`,
  straight_flush: msg`Straight flush`,
  four_of_a_kind: msg`Four of a kind`,
  full_house: msg`Full house`,
  flush: msg`Flush`,
  straight: msg`Straight`,
  three_of_a_kind: msg`Three of a kind`,
  two_pair: msg`Two pairs`,
  high_pair: msg`Jacks or better`,
  nothing: msg`No paying hand`,
}
