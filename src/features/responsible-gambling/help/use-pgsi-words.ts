import { useLingui } from '@lingui/react/macro'
import type { PgsiAnswer, PgsiBand } from './pgsi.ts'

/** The questions in their published order and meaning, and what a result says. */
export function usePgsiWords() {
  const { t } = useLingui()
  const questions: readonly string[] = [
    t`Have you bet more than you could really afford to lose?`,
    t`Have you needed to gamble with larger amounts of money to get the same feeling of excitement?`,
    t`When you gambled, did you go back another day to try to win back the money you lost?`,
    t`Have you borrowed money or sold anything to get money to gamble?`,
    t`Have you felt that you might have a problem with gambling?`,
    t`Has gambling caused you any health problems, including stress or anxiety?`,
    t`Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?`,
    t`Has your gambling caused any financial problems for you or your household?`,
    t`Have you felt guilty about the way you gamble or what happens when you gamble?`,
  ]
  const answers: Record<PgsiAnswer, string> = {
    0: t`Never`,
    1: t`Sometimes`,
    2: t`Most of the time`,
    3: t`Almost always`,
  }
  const results: Record<PgsiBand, { title: string; text: string }> = {
    none: {
      title: t`Your answers show no sign of a problem`,
      text: t`Good to know where you stand. A limit keeps it that way on an evening that goes differently.`,
    },
    low: {
      title: t`Your answers show a low risk`,
      text: t`Most of it seems to go well, with a sign or two to watch. A limit on money and on time helps to keep it small.`,
    },
    moderate: {
      title: t`Your answers show a moderate risk`,
      text: t`Play has begun to cost you more than it should. It is a good moment to set limits, to take a pause, and to talk with somebody. Many people have done so.`,
    },
    high: {
      title: t`Your answers speak of harm that deserves help`,
      text: t`It is not your fault, and you are not alone with it. Help is free and confidential, and it works. A pause or an exclusion takes effect at once.`,
    },
  }
  return { questions, answers, results }
}
