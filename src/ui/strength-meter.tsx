import { useLingui } from '@lingui/react/macro'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const bars: Record<PasswordStrength, { filled: number; tone: string }> = {
  short: { filled: 0, tone: '' },
  weak: { filled: 1, tone: 'bg-scarlet' },
  fair: { filled: 2, tone: 'bg-sun' },
  strong: { filled: 3, tone: 'bg-leaf' },
}

export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useLingui()
  const strength = passwordStrength(password, known)
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
