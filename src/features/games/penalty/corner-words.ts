import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CornerWord } from './corner-places.ts'

export const cornerWords: Record<CornerWord, MessageDescriptor> = {
  topLeft: msg`top left`,
  left: msg`left`,
  middle: msg`middle`,
  right: msg`right`,
  topRight: msg`top right`,
}
