import { useEffect, useRef, useState } from 'react'
import { captchaSound } from '../../../../contract/auth/auth.ts'
import { useApp } from '../../../app/app-context.ts'

export type SpokenCode = {
  status: 'silent' | 'loading' | 'speaking' | 'failed'
  /** Speaks the code, from its beginning; what was loaded is spoken again without a call. */
  speak: () => void
}

/** One verification code as spoken digits, asked for once somebody wants to hear them; another code is another mount. */
export function useSpokenCode(key: string | undefined): SpokenCode {
  const { api } = useApp()
  const [status, setStatus] = useState<SpokenCode['status']>('silent')
  const audio = useRef<HTMLAudioElement>(undefined)

  useEffect(
    () => () => {
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
    },
    [],
  )

  const load = async (asked: string) => {
    const result = await api.call(captchaSound, { body: { key: asked } })
    return result.kind === 'answer' ? toAudio(result.reply.sound) : undefined
  }
  const speak = async () => {
    if (key === undefined || status === 'loading') return
    setStatus('loading')
    audio.current ??= await load(key)
    if (audio.current === undefined) return setStatus('failed')
    audio.current.onended = () => setStatus('silent')
    audio.current.currentTime = 0
    await audio.current.play()
    setStatus('speaking')
  }
  return { status, speak: () => void speak().catch(() => setStatus('failed')) }
}

/** A page's policy lets sounds come from itself and from blobs, not from data URLs. */
function toAudio(dataUrl: string): HTMLAudioElement {
  const bytes = Uint8Array.from(atob(dataUrl.split(',')[1] ?? ''), sign => sign.charCodeAt(0))
  return new Audio(URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' })))
}
