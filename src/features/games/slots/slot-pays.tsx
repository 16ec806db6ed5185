import { useLingui } from '@lingui/react/macro'
import { symbolNames } from '../../../../games/art/symbol-names.ts'
import { linesOf, rowsOf } from '../../../../games/slots/slot-lines.ts'
import { SCATTER, type SlotTheme, WILD } from '../../../../games/slots/slot-theme.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { symbolImage } from '../stage/symbol-image.ts'
import { nameIn } from '../words/name-in.ts'
import { SlotFeatures } from './slot-features.tsx'

/** The pay table: every symbol with what it pays, the scatter, the free spins and the lines. */
export function SlotPays({ theme }: { theme: SlotTheme }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { ways, scatterPays, maxWin } = theme
  const [three, four, five] = scatterPays
  return (
    <div className="grid gap-3">
      <h2 className="text-lead">{t`Pay table`}</h2>
      <p className="text-small text-soft">
        {ways === 'both'
          ? t`Rows count from the left and from the right. Pays are times the stake of one line.`
          : t`Rows count from the left. Pays are times the stake of one line.`}
      </p>
      <ul className="grid grid-cols-2 gap-2">
        {theme.symbols.map(({ key, art, pays }) => (
          <li key={key} className="flex items-center gap-2 rounded-corner bg-raised p-2">
            <img src={symbolImage(art)} alt="" className="size-12 flex-none" />
            <div className="min-w-0 text-small">
              <p className="truncate font-firm">{nameIn(symbolNames(art), language)}</p>
              {key === WILD ? <p className="text-(--game-accent) text-tiny">{t`Wild`}</p> : null}
              {key === SCATTER ? (
                <p className="figures text-tiny">
                  {t`Scatter: ${five}×, ${four}×, ${three}× the whole stake for 5, 4, 3`}
                </p>
              ) : (
                <p className="figures flex flex-wrap gap-x-2 text-soft text-tiny">
                  {payTexts(pays).map(text => (
                    <span key={text}>{text}</span>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <SlotFeatures theme={theme} />
      <p className="text-small text-soft">{t`A round pays at most ${maxWin} times its stake.`}</p>
      <h3 className="text-body">{t`${theme.lines} lines`}</h3>
      <ul className="grid grid-cols-5 gap-1.5">
        {linesOf(theme).map((line, index) => (
          <li key={line} className="grid justify-items-center gap-0.5 text-tiny">
            <LineSketch line={line} />
            <span className="figures text-soft">{index + 1}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `5: 300×`, `4: 60×`, `3: 15×` */
function payTexts(pays: readonly number[]): string[] {
  return pays
    .map((pay, index) => ({ count: index + 2, pay }))
    .filter(({ pay }) => pay > 0)
    .reverse()
    .map(({ count, pay }) => `${count}: ${pay}×`)
}

function LineSketch({ line }: { line: string }) {
  const rows = rowsOf(line)
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 8 + 4}`).join(' ')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${rows.length * 10} 24`}
      className="w-full rounded-edge bg-ground-deep"
    >
      <polyline
        points={points}
        fill="none"
        stroke="var(--game-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
