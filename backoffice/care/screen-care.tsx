import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { HarmLevel } from '../../contract/care.ts'
import { Chip } from '../../src/ui/chip.tsx'
import { useDesk } from '../desk/desk.ts'
import { CaseList } from './case-list.tsx'
import { CaseView } from './case-view.tsx'
import { useCareWords } from './use-care-words.ts'

const order: readonly HarmLevel[] = ['high', 'watch', 'calm']

/** Members whose play speaks for a talk, and what people do about it. */
export function ScreenCare({ level, id }: { level: HarmLevel; id: string | undefined }) {
  const { t } = useLingui()
  const { place } = useDesk()
  const { levels } = useCareWords()
  useEffect(() => {
    document.title = `${t`Protection`} · Arara`
  }, [t])
  if (id !== undefined) return <CaseView key={id} id={id} level={level} />
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <header className="grid gap-1">
        <h1 className="text-title">{t`Protection`}</h1>
        <p className="text-small text-soft">
          {t`Every night looks at the days before: what in a member's play speaks for a talk. A score decides nothing but offers; you do.`}
        </p>
      </header>
      <fieldset className="snap-row -mx-(--gutter) gap-2 px-(--gutter) py-1">
        <legend className="sr-only">{t`Show`}</legend>
        {order.map(one => (
          <Chip
            key={one}
            chosen={one === level}
            onPress={() => place.go({ screen: 'care', level: one, id: undefined })}
          >
            {levels[one]}
          </Chip>
        ))}
      </fieldset>
      <CaseList key={level} level={level} />
    </div>
  )
}
