import { useLingui } from '@lingui/react/macro'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { useApp } from '../../../app/app-context.ts'
import { downloadIcon, externalIcon } from '../../../ui/icons/account-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CodeFact } from './code-fact.tsx'

/** Where the site has docs/fairness and the packed verifier (scripts/web-build/fairness-documents.ts). */
const folder = '/fairness-docs'
const verifier = 'arara-verify.zip'

/** The rules of every draw, and a verifier that is not ours to change: for a check without this app and its server. */
export function VerifyYourself({ hasRounds }: { hasRounds: boolean }) {
  const { t } = useLingui()
  const { now } = useApp()
  // As the file of rounds is named that is saved today.
  const file = hasRounds ? ` arara-rounds-${brazilDay(now())}.json` : ''
  return (
    <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <h2 className="text-lead">{t`Check without us`}</h2>
      <p className="text-soft">
        {hasRounds
          ? t`Every rule and table is public. A Python program plays your saved rounds again, without our server.`
          : t`Every rule and table is public. A Python program plays examples of every game, without our server.`}
      </p>
      <div className="grid gap-2">
        <LinkButton wide icon={externalIcon} href={`${folder}/README.txt`} target="_blank" rel="noopener">
          {t`Read the rules`}
        </LinkButton>
        <LinkButton wide icon={downloadIcon} href={`${folder}/${verifier}`} download={verifier}>
          {t`Get the verifier`}
        </LinkButton>
      </div>
      <dl>
        <CodeFact term={t`Command (Python 3.9 or newer)`} text={`python3 ${verifier}${file}`} />
      </dl>
    </section>
  )
}
