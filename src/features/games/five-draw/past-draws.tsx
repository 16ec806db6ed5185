import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TableResult } from '../../../../contract/games/shared-rounds.ts'
import { DRAWN } from '../../../../games/five-draw/five-draw-odds.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { BallRow } from './ball-row.tsx'
import { readDrawn } from './read-drawn.ts'

/** The last draw, and the way to those before it. */
export function PastDraws({ results }: { results: readonly TableResult[] }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex items-center justify-between gap-2">
      <BallRow balls={readDrawn(results[0]?.outcome)} places={DRAWN} />
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="min-h-8 rounded-corner bg-raised/70 px-2 font-bold font-display text-tiny"
      >
        {t`Past draws`}
      </button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Past draws`}>
        {results.length === 0 ? <p className="py-4 text-center text-soft">{t`No draws yet.`}</p> : null}
        <ol className="grid gap-1.5">
          {results.map(({ number, outcome }) => (
            <li
              key={number}
              className="flex items-center justify-between gap-3 rounded-corner bg-raised/50 px-3 py-1.5"
            >
              <span className="figures text-small text-soft">{t`Draw ${number}`}</span>
              <BallRow balls={readDrawn(outcome)} places={DRAWN} />
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  )
}
