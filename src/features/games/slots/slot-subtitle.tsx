import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { symbolNames } from '../../../../games/art/symbol-names.ts'
import type { SlotView } from '../../../../games/slots/slot-schemas.ts'
import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { nameIn } from '../words/name-in.ts'
import { heldReels, paidBy, type SlotFrame, type SlotSpin } from './slot-frames.ts'

type SlotSubtitleProps = {
  theme: SlotTheme
  view: SlotView | undefined
  frame: SlotFrame | undefined
  spin: SlotSpin | undefined
  /** The winning line that is drawn alone. */
  only: number | undefined
}

/** What is going on above the reels: which free spin, that a respin runs, what the round has won so far, which line pays. */
export function SlotSubtitle({ theme, view, frame, spin, only }: SlotSubtitleProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const win = only === undefined ? undefined : spin?.lineWins[only]
  const free = view && frame && spin?.isFree ? { view, at: freeSpinsTo(view, frame.spin) } : undefined
  const isRespin = frame !== undefined && spin !== undefined && heldReels(spin).length > 0
  return (
    <div className="slot-subtitle figures" aria-hidden="true">
      {free ? (
        <span className="slot-free">
          <span>{t`Free spin ${free.at} of ${free.at + (spin?.freeSpinsLeft ?? 0)}`}</span>
          {spin && spin.multiplier > 1 ? <b>{spin.multiplier}×</b> : null}
          <span>{formatMoney(paidBy(free.view, frame))}</span>
        </span>
      ) : null}
      {isRespin && view && !win ? (
        <span className="slot-free">
          {t`Respin`}
          <span>{formatMoney(paidBy(view, frame))}</span>
        </span>
      ) : null}
      {win && !free ? (
        <span>
          {t`Line ${win.line + 1}: ${win.count} × ${nameIn(symbolNames(artOf(theme, win.symbol)), language)}`}{' '}
          <b>{formatMoney(readCentavos(win.payout))}</b>
        </span>
      ) : null}
    </div>
  )
}

/** How many free spins were played by this turn, itself included. */
function freeSpinsTo(view: SlotView, at: number): number {
  return view.spins.slice(0, at + 1).filter(spin => spin.isFree).length
}

function artOf(theme: SlotTheme, letter: string): string {
  return theme.symbols.find(symbol => symbol.key === letter)?.art ?? letter
}
