import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { type RegisterDraft, registerDraft } from './register-draft.ts'
import { RiskText } from './risk-text.tsx'

type RegisterConsentsProps = {
  draft: Readonly<RegisterDraft>
  mistakes: Readonly<Record<string, string>>
}

/** Terms open in a tab of their own: the form stays as it is. */
export function RegisterConsents({ draft, mistakes }: RegisterConsentsProps) {
  return (
    <div>
      <Checkbox
        name="accept_terms"
        required
        checked={draft.accept_terms}
        onChange={checked => {
          registerDraft.accept_terms = checked
        }}
        error={mistakes.accept_terms}
      >
        <Trans>
          I accept the{' '}
          <a href="/terms" target="_blank" rel="noopener" className="underline">
            terms of use
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noopener" className="underline">
            privacy policy
          </a>
          .
        </Trans>
      </Checkbox>
      <Checkbox
        name="over_18"
        required
        checked={draft.over_18}
        onChange={checked => {
          registerDraft.over_18 = checked
        }}
        error={mistakes.over_18}
      >
        <Trans>I am 18 or older.</Trans>
      </Checkbox>
      <RiskText />
    </div>
  )
}
