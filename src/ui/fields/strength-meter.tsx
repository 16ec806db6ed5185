import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const bars: Record<PasswordStrength, { filled: number; tone: string }> = {
  short: { filled: 0, tone: '' },
  weak: { filled: 1, tone: 'bg-scarlet' },
  fair: { filled: 2, tone: 'bg-sun' },
  strong: { filled: 3, tone: 'bg-leaf' },
}

type IsGuessed = (password: string, known: readonly string[]) => boolean

/** The rule about guessed passwords: it comes with the first sign that is typed. Without a network the meter goes by length alone. */
function useGuesses(isWanted: boolean): IsGuessed | undefined {
  const [rule, setRule] = useState<{ readonly isGuessed: IsGuessed }>()
  useEffect(() => {
    if (!isWanted || rule) return
    let isShown = true
    const take = ({ isGuessed }: { readonly isGuessed: IsGuessed }) => {
      if (isShown) setRule({ isGuessed })
    }
    import('./guessed-password.ts').then(take, () => undefined)
    return () => {
      isShown = false
    }
  }, [isWanted, rule])
  return rule?.isGuessed
}

export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useLingui()
  const strength = passwordStrength(password, known, useGuesses(password !== ''))
  const { filled, tone } = bars[strength]
  const words: Record<PasswordStrength, string> = {
    short: t`At least 6 characters`,
    weak: t`Easy to guess`,
    fair: t`Could be stronger`,
    strong: t`Strong password`,
  }
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <span aria-hidden="true" className="flex w-24 gap-1">
        {[1, 2, 3].map(place => (
          <span
            key={place}
            className={`h-1.5 flex-1 rounded-full ${place <= filled ? tone : 'bg-hairline'}`}
          />
        ))}
      </span>
      <span role="status" className="text-small text-soft">
        {words[strength]}
      </span>
    </div>
  )
}
