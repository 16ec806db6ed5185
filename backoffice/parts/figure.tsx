import { Money } from '../../src/ui/text/money.tsx'

/** An amount under its name, in a `dl`. */
export function Figure({ name, amount }: { name: string; amount: bigint }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-faint text-small">{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
