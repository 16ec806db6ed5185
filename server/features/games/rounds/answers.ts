import * as z from 'zod/mini'
import { type Round, round, type startRound } from '../../../../contract/lobby/games.ts'
import { refusalWords } from '../../../../contract/refusals.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { readRefusal } from '../../../platform/http/answers/stored-refusal.ts'
import type { GameAnswer } from './store.ts'

type Played = z.output<typeof startRound.reply>

/** The answer's wire form as the database keeps it, to which it adds the balance. */
export function writeAnswer(played: Round): string {
  return JSON.stringify({ data: { round: z.encode(round, played) } })
}

/** The answer of a round or step that was just done. */
export function toPlayed(played: Round, answer: GameAnswer): Played {
  const { version, cash, bonus } = answer
  if (version === null || cash === null || bonus === null) throw new Error('A round without its balance')
  return { data: { round: played, balance: { money: cash, bonus, wallet_version: Number(version) } } }
}

/** The first answer of a call that came again. */
export function toReplayed(reply: typeof startRound.reply, answer: GameAnswer): Played | Refused {
  return answer.status === 200 ? z.parse(reply, answer.answer) : readRefusal(answer.answer)
}

const words = z.enum(refusalWords)

/** The database refuses in words of the contract, some with details; any other word is a fault of ours. */
export function toRefused(answer: Pick<GameAnswer, 'answer' | 'word'>): Refused {
  if (answer.answer !== null) return readRefusal(answer.answer)
  return refuse(z.parse(words, answer.word))
}
