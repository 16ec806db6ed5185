import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { useApp } from '../../app/app-context.ts'
import { notStoredWords } from '../../forms/not-stored-words.ts'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { useIsUnknown } from '../../forms/use-is-unknown.ts'
import { openDialog } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import type { MoneyCall } from '../../sync/calls/money-call.ts'
import { type MoneyOutcome, openMoneyCall } from '../../sync/calls/open-money-call.ts'

export type ClaimTool<B extends Schema, R extends Schema> = {
  claim: (body: z.input<B>) => Promise<MoneyOutcome<z.output<R>>>
  isClaiming: boolean
  /** Why nothing was paid, or that nobody knows yet. */
  failure: string | undefined
}

/** After these the page is not what it was: something was done, or the server sees it otherwise. */
const changing: readonly string[] = ['done', 'already-done', 'held-back', 'refused']

type Options = {
  memberId: string
  reloads: readonly string[]
  saysDone?: boolean
  /** Said of a claim that was taken and pays nothing yet. */
  ofNothing?: string
}

/**
 * One claim: its key is minted with the page, nothing is sent offline, a lost answer is settled by the engine. After it the
 * success text of the specification, the list or details, the balance: all live.
 */
export function useClaim<B extends Schema, R extends Schema>(
  money: MoneyCall<B, R>,
  { memberId, reloads, saysDone = true, ofNothing }: Options,
): ClaimTool<B, R> {
  const { t } = useLingui()
  const { sync } = useApp()
  const [form] = useState(() => openMoneyCall(sync.money, money))
  const [isClaiming, setIsClaiming] = useState(false)
  const [failure, setFailure] = useState<string>()
  const wordsOf = useOutcomeWords()
  const [lost, setLost] = useState<string>()
  const isUnknown = useIsUnknown(money.id, memberId, lost)
  useBusyWhile(isClaiming)
  const reload = () => {
    for (const id of [...reloads, 'offers', 'rewards', 'balance']) void sync.pull(id, { force: true })
  }
  useSettled(isUnknown, () => {
    // The next claim is another one, though its body is the same: under the old key the server would answer with the old outcome.
    form.close()
    reload()
  })

  const claim = async (body: z.input<B>): Promise<MoneyOutcome<z.output<R>>> => {
    setIsClaiming(true)
    setFailure(undefined)
    try {
      const outcome = await form.send(body)
      setFailure(wordsOf(outcome))
      if (outcome.kind === 'unknown') setLost(form.key())
      if (outcome.kind === 'done' || outcome.kind === 'refused') setLost(undefined)
      if (outcome.kind === 'unauthenticated') openDialog('login', location.pathname)
      if (outcome.kind === 'done' && saysDone) {
        const text = money.endpoint.givesNothing(outcome.reply) ? ofNothing : t`Reward claimed successfully!`
        if (text !== undefined) showToast({ tone: 'leaf', text })
      }
      if (changing.includes(outcome.kind)) reload()
      return outcome
    } finally {
      setIsClaiming(false)
    }
  }
  const unknown = t`No answer came. Your claim may have arrived or not: we are finding out. Nothing is ever paid twice.`
  return { claim, isClaiming, failure: isUnknown && !isClaiming ? unknown : failure }
}

/** What became of a lost answer is known: the page shows it even where the news of it are lost, too. */
function useSettled(isUnknown: boolean, onSettled: () => void): void {
  const wasUnknown = useRef(false)
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (wasUnknown.current && !isUnknown) settle()
    wasUnknown.current = isUnknown
  }, [isUnknown])
}

function useOutcomeWords(): (outcome: MoneyOutcome<unknown>) => string | undefined {
  const { i18n, t } = useLingui()
  return outcome => {
    switch (outcome.kind) {
      case 'done':
      case 'unknown':
        return undefined
      case 'refused':
        return outcome.refusal.message
      case 'offline':
        return t`You are offline: a reward is claimed with the network. Nothing was sent, and nothing is lost.`
      case 'not-stored':
        return i18n._(notStoredWords[outcome.reason])
      case 'unauthenticated':
        return t`Currently not logged in, please log in first`
      case 'already-done':
      case 'held-back':
        return t`Your earlier claim had arrived after all. Nothing more was sent.`
    }
  }
}
