import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Ten balls of forty are drawn, one after the other, each as likely as the others that are left.`,
  msg`You pick one to ten numbers. The more of them come, the more the ticket pays, as the table beside the numbers says.`,
  msg`The risk changes the table: low pays small wins often, high pays large wins seldom. Each table returns between 97 and 99%, whatever you pick.`,
  settledAtOnce,
]
