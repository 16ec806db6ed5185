import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { centerInRow } from '../../src/ui/lists/center-in-row.ts'
import { Chip } from '../../src/ui/lists/chip.tsx'

type ChipRowProps<Id extends string> = {
  options: readonly Id[]
  words: Readonly<Record<Id, string>>
  chosen: Id
  onChoose: (id: Id) => void
  className?: string
}

/** Which of a room's lists is shown. The row scrolls on a phone: the chosen one is in view, wherever it stands. */
export function ChipRow<Id extends string>({
  options,
  words,
  chosen,
  onChoose,
  className = '',
}: ChipRowProps<Id>) {
  const { t } = useLingui()
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const current = chosen && row.current?.querySelector('[aria-pressed=true]')
    if (row.current && current) centerInRow(row.current, current)
  }, [chosen])
  return (
    <fieldset ref={row} className={`snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1 ${className}`}>
      <legend className="sr-only">{t`Show`}</legend>
      {options.map(one => (
        <Chip key={one} chosen={one === chosen} onPress={() => onChoose(one)}>
          {words[one]}
        </Chip>
      ))}
    </fieldset>
  )
}
