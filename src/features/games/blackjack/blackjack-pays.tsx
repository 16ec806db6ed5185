import { Trans, useLingui } from '@lingui/react/macro'

/** What each ending pays, of the stake on it and with it. */
export function BlackjackPays() {
  const { t } = useLingui()
  const rows = [
    { term: t`Blackjack`, text: '3:2' },
    { term: t`Win`, text: '1:1' },
    { term: t`Insurance`, text: '2:1' },
    { term: t`Push`, text: t`the stake comes back` },
  ]
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-2">
        {rows.map(({ term, text }) => (
          <div key={term} className="rounded-corner bg-raised/70 px-3 py-2.5">
            <dt className="text-faint text-tiny">{term}</dt>
            <dd className="figures font-bold font-display">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-soft">
        <Trans>
          The stated return is of all that is staked, doubles and splits included, under basic strategy:
          99.59%. Of the first stake alone the house keeps 0.46%. Insurance returns 92.6% and is never part of
          basic strategy.
        </Trans>
      </p>
    </div>
  )
}
