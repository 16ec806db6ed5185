import { useLingui } from '@lingui/react/macro'
import type { FoundMarker } from '../../../../contract/responsible-gambling/harm-cases.ts'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { useHarmWords, useMarkerSentence } from './use-harm-words.ts'

/** What the score stands on: each marker with its points and its figures, the gravest first. */
export function MarkerList({ markers }: { markers: readonly FoundMarker[] }) {
  const { t } = useLingui()
  const words = useHarmWords()
  const sentence = useMarkerSentence()
  if (markers.length === 0) {
    return <p className="text-small text-soft">{t`The last night found nothing.`}</p>
  }
  return (
    <ul aria-label={t`Markers`} className="grid gap-2 rail:grid-cols-2">
      {markers.map(marker => (
        <li
          key={marker.kind}
          className="grid content-start gap-0.5 rounded-corner border border-hairline px-3.5 py-2.5"
        >
          <span className="pair">
            <span className="font-firm">{words.markers[marker.kind]}</span>
            <span className="figures font-firm text-soft">+{marker.points}</span>
          </span>
          <span className="text-small text-soft">{keepAmounts(sentence(marker))}</span>
        </li>
      ))}
    </ul>
  )
}
