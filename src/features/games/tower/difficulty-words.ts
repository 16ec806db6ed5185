import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Difficulty } from '../../../../games/tower/tower-odds.ts'

export const difficultyWords: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
  expert: msg`Expert`,
  master: msg`Master`,
}
