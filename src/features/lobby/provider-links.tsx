import { useLingui } from '@lingui/react/macro'
import type { ProviderRow } from '../../db/public-rows.ts'
import { Section } from '../../ui/section.tsx'
import { PillLink } from './pill-link.tsx'

/** Who made the games, those with most games first. */
export function ProviderLinks({ providers }: { providers: readonly ProviderRow[] }) {
  const { t } = useLingui()
  if (providers.length === 0) return null
  return (
    <Section title={t`Providers`}>
      <ul className="flex flex-wrap gap-2">
        {providers.map(provider => (
          <li key={provider.api_code}>
            <PillLink href={`/game?provider=${encodeURIComponent(provider.api_code)}`}>
              {provider.name}
              <span className="text-faint">{provider.games}</span>
            </PillLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
