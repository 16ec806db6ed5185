import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settledAtOnce } from '../words/rule-words.ts'

/** How it is played. Pays of each theme come with the game. */
export const rules: readonly MessageDescriptor[] = [
  msg`Every shot is a round of its own: it costs what you set, and the server draws whether the fish you aimed at is caught. How the fish swim is only drawn for the eye; it decides nothing.`,
  msg`A fish that pays 20 stakes is caught by 97 of 2,000 numbers: the chance is always 0.97 divided by what it pays, so every fish returns 97%.`,
  msg`One shot at a time, by your own hand: there is no automatic fire. A fish may swim on before the answer arrives; what counts is what was drawn.`,
  settledAtOnce,
]
