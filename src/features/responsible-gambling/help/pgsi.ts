/*
 * The Problem Gambling Severity Index: Ferris, J. and Wynne, H. (2001), The Canadian Problem Gambling Index: Final report,
 * Canadian Centre on Substance Abuse. Nine questions about the last twelve months, each scored 0 to 3.
 */
export const pgsiQuestions = 9
export const pgsiMost = 27

/** Never, sometimes, most of the time, almost always. */
export const pgsiAnswers = [0, 1, 2, 3] as const
export type PgsiAnswer = (typeof pgsiAnswers)[number]

/** 0; 1 and 2; 3 to 7; 8 and more. */
export type PgsiBand = 'none' | 'low' | 'moderate' | 'high'

export function pgsiScore(answers: readonly PgsiAnswer[]): number {
  return answers.reduce<number>((sum, answer) => sum + answer, 0)
}

export function pgsiBand(score: number): PgsiBand {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'moderate' : 'high'
}
