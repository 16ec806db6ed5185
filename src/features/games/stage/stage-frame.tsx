import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../app/app-context.ts'
import { MaxWinContext } from '../../../common/play/max-win.ts'
import type { StageFrameProps } from '../../../common/play/stage-props.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { helpIcon, scaleIcon } from '../../../ui/icons/account-icons.ts'
import { historyIcon } from '../../../ui/icons/money-icons.ts'
import { backIcon, infoIcon } from '../../../ui/icons/shell-icons.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useHideChrome } from '../page/use-hide-chrome.ts'
import { SessionBar } from '../session/session-bar.tsx'
import { useOpenSheet } from './open-sheet.tsx'
import { StageBalance } from './stage-balance.tsx'
import { StageSheet } from './stage-sheet.tsx'

/** What stands around every game: the way back, name, money, clock, and rules, fairness, rounds, limits and help one tap away. */
export function StageFrame({
  palette,
  isHeld,
  isRoundOpen,
  wallet,
  pays,
  hasSounds = false,
  offline,
  notice,
  children,
  ...stage
}: StageFrameProps) {
  const { t } = useLingui()
  useHideChrome()
  const { game, mode, memberId, onLeave } = stage
  const { now: clock } = useApp()
  const now = useNow(1000, clock)
  const [sheet, setSheet] = useOpenSheet()
  const colours = palette && {
    '--theme-ground': palette.ground,
    '--theme-glow': palette.glow,
    '--game-accent': palette.accent,
    '--game-ink': palette.ink,
  }
  return (
    <MaxWinContext value={game.max_win}>
      <section
        translate="no"
        className={palette ? 'stage stage-lit night' : 'stage night'}
        style={colours}
        aria-label={game.name}
      >
        <header className="flex min-h-13 items-center gap-1 px-1">
          <IconButton shape={backIcon} label={t`Back`} onClick={onLeave} />
          <PageTitle title={game.name} className="line-clamp-2 min-w-0 flex-1 text-body" />
          {mode === 'demo' && !offline ? <Badge tone="sky">{t`Demo`}</Badge> : null}
          {offline?.money ?? (
            <StageBalance memberId={memberId} mode={mode} wallet={wallet} now={now} isHeld={isHeld} />
          )}
        </header>
        <SessionBar {...{ memberId, mode, now, isHeld, isRoundOpen }} walletVersion={wallet?.wallet_version}>
          <IconButton shape={infoIcon} label={t`Rules and return`} onClick={() => setSheet('rules')} />
          <IconButton shape={scaleIcon} label={t`Fairness`} onClick={() => setSheet('fairness')} />
          <IconButton shape={historyIcon} label={t`Your rounds`} onClick={() => setSheet('rounds')} />
          <Link
            to="/responsible-gaming"
            aria-label={t`Limits, pauses and help`}
            className="settle target inline-grid flex-none place-items-center rounded-full hover:bg-pressed"
          >
            <Icon shape={helpIcon} />
          </Link>
        </SessionBar>
        {offline?.label}
        {notice}
        {children}
        <StageSheet
          name={sheet === 'session' ? undefined : sheet}
          onChoose={setSheet}
          onClose={() => setSheet(undefined)}
          game={game}
          mode={mode}
          memberId={memberId}
          isHeld={isHeld}
          pays={pays}
          hasSounds={hasSounds}
          offline={offline}
        />
      </section>
    </MaxWinContext>
  )
}
