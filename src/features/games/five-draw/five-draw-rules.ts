import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chainWords } from '../words/chain-words.ts'
import { settledThere, takenBack } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`One draw for everybody every three minutes: five balls of thirty-six, each as likely as the others that are left.`,
  msg`A ticket has five numbers. Two hits pay 4 times its stake, three 22, four 350, five 30,000 times, the stake included: the same whoever else plays.`,
  msg`Up to ten tickets a draw, bought until the drum turns. They are checked by themselves, also when you are not here.`,
  takenBack,
  settledThere,
  chainWords.round,
]
