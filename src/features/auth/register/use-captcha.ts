import { useCallback, useEffect, useState } from 'react'
import { captcha } from '../../../../contract/auth/auth.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { type RunningProof, startProof } from '../../../api/start-proof.ts'
import { useApp } from '../../../app/app-context.ts'

export type CaptchaState =
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; key: string; img: string; proof: RunningProof }

/** What goes with an attempt; `undefined` where the code is not here or its proof was lost on the way: nothing can be sent. */
export async function captchaEntry(state: CaptchaState, typed: string) {
  if (state.status !== 'ready') return undefined
  const proof = await state.proof.solution.catch(() => undefined)
  return proof === undefined ? undefined : { key: state.key, captcha: asIdentifier(typed), proof }
}

/** A verification code and its proof of work, asked for while `wanted`. Each serves one attempt: `renew` gets the next. */
export function useCaptcha(wanted: boolean): { captcha: CaptchaState; renew: () => void } {
  const { api } = useApp()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<CaptchaState>({ status: 'off' })

  useEffect(() => {
    // Each round is one captcha; before the first there is none to ask for.
    if (!wanted || round < 0) return
    const asked = new AbortController()
    const started: { proof?: RunningProof } = {}
    setState({ status: 'loading' })
    void api.call(captcha, { signal: asked.signal, query: {} }).then(result => {
      if (asked.signal.aborted) return
      if (result.kind !== 'answer') return setState({ status: 'failed' })
      const { key, img, challenge } = result.reply
      started.proof = startProof(challenge)
      setState({ status: 'ready', key, img, proof: started.proof })
    })
    return () => {
      asked.abort()
      started.proof?.stop()
    }
  }, [api, wanted, round])

  // One that is on its way is the next one already.
  const isComing = state.status === 'loading'
  const renew = useCallback(() => setRound(before => (isComing ? before : before + 1)), [isComing])
  return { captcha: state, renew }
}
