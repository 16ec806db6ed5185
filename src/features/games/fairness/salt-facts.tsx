import { useLingui } from '@lingui/react/macro'
import { beacons, isBeaconName, timeOfPulse } from '../../../../games/fairness/beacons.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { CodeFact } from './code-fact.tsx'

type Source = {
  beacon: string
  round: number
  /** Null while the value is not published. */
  signature: string | null
  anchored_at: string
}

/** Which value of which public beacon a chain's salt is, and that it came after the chain was anchored. */
export function SaltFacts({ source }: { source: Source }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { beacon: name, round, signature, anchored_at } = source
  const beacon = isBeaconName(name) ? beacons[name] : undefined
  const when = (instant: number) => formatDate(instant, 'moment', language)
  const published = beacon ? ` · ${when(timeOfPulse(beacon, round))}` : ''
  return (
    <>
      <CodeFact
        term={t`The salt is SHA-256 of a public value: beacon and round`}
        text={`${beacon?.title ?? name} · ${round}${published}`}
      />
      <CodeFact term={t`The chain was anchored before it`} text={when(Date.parse(anchored_at))} />
      {signature === null ? null : <CodeFact term={t`The value, signed by the beacon`} text={signature} />}
    </>
  )
}
