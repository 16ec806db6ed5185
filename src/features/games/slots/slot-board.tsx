import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { symbolNames } from '../../../../games/art/symbol-names.ts'
import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'
import { columnAt } from '../../../../games/slots/slot-window.ts'
import type { Outcome } from '../../../common/play/outcome-words.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { nameIn } from '../words/name-in.ts'
import { shownWindow, winningCells } from './slot-cells.ts'
import { heldReels, paidBy, type SlotFrame, type SlotSpin } from './slot-frames.ts'
import { SlotLineMarks } from './slot-line-marks.tsx'
import { SlotLinesOverlay } from './slot-lines-overlay.tsx'
import { type ReelMotion, SlotReels } from './slot-reels.tsx'
import { SlotSubtitle } from './slot-subtitle.tsx'
import type { SlotShow } from './use-slot-show.ts'
import { useWinCycle } from './use-win-cycle.ts'

type SlotBoardProps = {
  theme: SlotTheme
  show: SlotShow
  phase: TablePhase
  /** Of the round once it was shown whole. */
  outcome: Outcome | undefined
  /** Centavos, of the round on the reels. */
  stake: bigint
}

const nothingWon: ReadonlySet<string> = new Set()
/** A win is called out large from this many stakes on. */
const largeWin = 10n

export function SlotBoard({ theme, show, phase, outcome, stake }: SlotBoardProps) {
  const { t } = useLingui()
  const { view, frame } = show
  const spin = spinAt(show, phase)
  const motion = motionOf(phase, frame)
  const isPaying = spin !== undefined && motion === 'rest' && frame?.kind !== 'hold'
  const only = useWinCycle(isPaying ? spin.lineWins.length : 0)
  const window = windowOf(theme, show, spin, isPaying)
  const isLarge = outcome?.tone === 'won' && view && readCentavos(view.payout) >= stake * largeWin
  return (
    <div className="slot" data-reels={theme.reels.length} onPointerDown={show.skip}>
      <SlotSubtitle theme={theme} view={view} frame={frame} spin={spin} only={isPaying ? only : undefined} />
      <div className="slot-frame">
        {theme.reels.length === 3 ? (
          <SlotLineMarks theme={theme} lit={linesLit(isPaying ? spin : undefined, only)} />
        ) : null}
        <SlotReels
          theme={theme}
          window={window}
          motion={motion}
          won={isPaying ? winningCells(theme, spin) : nothingWon}
          isLively={isPaying && view !== undefined && paidBy(view, frame) > stake}
          expanded={isPaying ? spin.expanded : []}
          held={spin ? heldReels(spin) : []}
        />
        {isPaying && spin.lineWins.length > 0 ? (
          <SlotLinesOverlay theme={theme} wins={spin.lineWins} only={only} />
        ) : null}
        {frame?.kind === 'award' && spin ? (
          <p className="slot-call" aria-hidden="true">
            <strong>{spin.awarded}</strong>
            {t`free spins`}
          </p>
        ) : null}
        {isLarge ? (
          <p className="slot-call slot-call-brief" aria-hidden="true">
            <strong>{formatMoney(readCentavos(view.payout))}</strong>
          </p>
        ) : null}
      </div>
      <ReelsInWords theme={theme} window={window} />
    </div>
  )
}

function spinAt({ view, frame }: SlotShow, phase: TablePhase): SlotSpin | undefined {
  if (phase === 'sending') return undefined
  return frame ? view?.spins[frame.spin] : view?.spins.at(-1)
}

/** The lines that are drawn now, as indices. */
function linesLit(spin: SlotSpin | undefined, only: number | undefined): ReadonlySet<number> {
  const wins = spin?.lineWins ?? []
  return new Set((only === undefined ? wins : wins.slice(only, only + 1)).map(win => win.line))
}

/** Before a respin turns, the reels still show what the turn before has left, held ones filled as they stay. */
function windowOf(
  theme: SlotTheme,
  { view, frame }: SlotShow,
  spin: SlotSpin | undefined,
  isPaying: boolean,
): readonly string[] {
  if (!spin) return theme.reels.map(strip => columnAt(strip, 0))
  const before = frame?.kind === 'hold' ? view?.spins[frame.spin - 1] : undefined
  return before ? shownWindow(before, true) : shownWindow(spin, isPaying)
}

function motionOf(phase: TablePhase, frame: SlotFrame | undefined): ReelMotion {
  if (phase === 'sending' || frame?.kind === 'turn') return 'turn'
  return frame?.kind === 'land' ? 'land' : 'rest'
}

function ReelsInWords({ theme, window }: { theme: SlotTheme; window: readonly string[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = (letter: string) => {
    const art = theme.symbols.find(symbol => symbol.key === letter)?.art ?? letter
    return nameIn(symbolNames(art), language)
  }
  const reels = window.map((column, reel) => {
    const number = reel + 1
    const names = [...column].map(nameOf).join(', ')
    return t`Reel ${number}: ${names}.`
  })
  return <p className="sr-only">{reels.join(' ')}</p>
}
