import { useLingui } from '@lingui/react/macro'
import { toLocaleTag } from '../../../../contract/language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { List } from '../../../ui/lists/list.tsx'
import { Section } from '../../../ui/section.tsx'
import { type HelpCountry, type HelpKind, type HelpService, helpFor } from './help-by-country.ts'

/** People outside the operator who help, by country; readable without a network, for a call needs none. */
export function HelpServices() {
  const { t } = useLingui()
  const { near, far } = helpFor(useLanguage())
  return (
    <Section title={t`Where to find help`}>
      <div className="grid gap-4 *:min-w-0">
        <p className="text-small text-soft">
          {t`All of it is free and confidential, also for families and friends. Nobody there belongs to this house.`}
        </p>
        {near.map(country => (
          <Country key={country.region} country={country} />
        ))}
        {far.length === 0 ? null : (
          <details className="grid gap-4">
            <summary className="target font-firm text-sky-text text-small">{t`Other countries`}</summary>
            <div className="grid gap-4">
              {far.map(country => (
                <Country key={country.region} country={country} />
              ))}
            </div>
          </details>
        )}
      </div>
    </Section>
  )
}

function Country({ country: { region, services } }: { country: HelpCountry }) {
  const language = useLanguage()
  const names = new Intl.DisplayNames(toLocaleTag(language), { type: 'region' })
  const name = names.of(region) ?? region
  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="font-firm text-small text-soft">{name}</h3>
      <List label={name}>
        {services.map(service => (
          <Service key={service.name} service={service} />
        ))}
      </List>
    </section>
  )
}

function Service({ service: { name, kind, phone, link } }: { service: HelpService }) {
  const { t } = useLingui()
  const words = useKindWords()
  return (
    <li className="grid gap-1 px-4 py-3">
      <span className="font-firm">{name}</span>
      <span className="text-small text-soft">{words[kind]}</span>
      <span className="flex flex-wrap gap-x-5">
        {phone === undefined ? null : (
          <a
            href={`tel:${phone.replace(/\D/g, '')}`}
            className="target figures inline-grid items-center font-bold font-display text-sky-text"
          >
            {t`Call ${phone}`}
          </a>
        )}
        {link === undefined ? null : (
          <a
            href={link}
            rel="noopener noreferrer"
            target="_blank"
            className="target inline-grid min-w-0 items-center break-all text-sky-text text-small underline"
          >
            {link.replace(/^https:\/\/(www\.)?/, '')}
          </a>
        )}
      </span>
    </li>
  )
}

function useKindWords(): Record<HelpKind, string> {
  const { t } = useLingui()
  return {
    treatment: t`The public health service: video sessions for people who gamble in the app Meu SUS Digital (“Problemas com jogos de apostas?”), the CAPS of your town, and advice by telephone.`,
    listening: t`Somebody who listens, day and night.`,
    meetings: t`Meetings of people who know it from their own lives, in person and online.`,
    exclusion: t`Excludes you from every licensed house in Brazil at once.`,
    gambling: t`Helpline for people who gamble and those close to them.`,
    mind: t`National line for mental health.`,
    online: t`Support and groups online, in many languages.`,
  }
}
