import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { type PgsiAnswer, pgsiAnswers, pgsiQuestions } from './pgsi.ts'
import { TestResult } from './test-result.tsx'
import { usePgsiWords } from './use-pgsi-words.ts'

/** The answers live in this component and nowhere else: nothing is sent, nothing is stored. */
export function SelfTest() {
  const { t } = useLingui()
  const [given, setGiven] = useState<readonly PgsiAnswer[]>()
  const { length } = given ?? []
  useBusyWhile(length > 0 && length < pgsiQuestions)
  return (
    <Section title={t`Self-test`}>
      <div className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid *:min-w-0">
        {given === undefined ? (
          <>
            <p className="text-small text-soft">
              {t`Nine questions about the last twelve months show how you stand with gambling. Your answers stay on this page: nothing is sent and nothing is stored.`}
            </p>
            <div>
              <Button onClick={() => setGiven([])}>{t`Begin the test`}</Button>
            </div>
          </>
        ) : given.length < pgsiQuestions ? (
          <Question
            key={given.length}
            number={given.length + 1}
            onAnswer={answer => setGiven([...given, answer])}
            onBack={() => setGiven(given.length === 0 ? undefined : given.slice(0, -1))}
          />
        ) : (
          <TestResult answers={given} onAgain={() => setGiven(undefined)} />
        )}
        <p className="text-faint text-tiny">
          {t`Problem Gambling Severity Index (PGSI): Ferris and Wynne, 2001, Canadian Centre on Substance Abuse. It is a guide and no diagnosis.`}
        </p>
      </div>
    </Section>
  )
}

type QuestionProps = { number: number; onAnswer: (answer: PgsiAnswer) => void; onBack: () => void }

function Question({ number, onAnswer, onBack }: QuestionProps) {
  const { t } = useLingui()
  const words = usePgsiWords()
  const legend = useRef<HTMLLegendElement>(null)
  // The next question is read aloud, and keys go on where it stands.
  useEffect(() => legend.current?.focus({ preventScroll: true }), [])
  return (
    <fieldset className="grid gap-3">
      <legend ref={legend} tabIndex={-1} className="grid gap-1 pb-3 outline-none">
        <span className="figures text-faint text-small">{t`Question ${number} of ${pgsiQuestions}, in the last twelve months`}</span>
        <span className="font-firm text-lead">{words.questions[number - 1]}</span>
      </legend>
      <div className="grid gap-2 wide:grid-cols-2">
        {pgsiAnswers.map(answer => (
          <Button key={answer} wide onClick={() => onAnswer(answer)}>
            {words.answers[answer]}
          </Button>
        ))}
      </div>
      <div>
        <Button size="small" tone="quiet" onClick={onBack}>{t`Back`}</Button>
      </div>
    </fieldset>
  )
}
