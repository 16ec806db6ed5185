type PaysListProps = {
  facts: readonly { readonly id: string; readonly term: string; readonly text: string }[]
}

/** Returns and limits of a book, a line each. */
export function PaysList({ facts }: PaysListProps) {
  return (
    <dl className="grid gap-1.5 text-small">
      {facts.map(({ id, term, text }) => (
        <div key={id} className="flex justify-between gap-3">
          <dt className="text-soft">{term}</dt>
          <dd className="figures font-bold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
