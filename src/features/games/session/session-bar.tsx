import type { ReactNode } from 'react'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import { useOpenSheet } from '../stage/open-sheet.tsx'
import { RealityCheck } from './reality-check.tsx'
import { SessionSheet } from './session-sheet.tsx'
import { SessionStrip } from './session-strip.tsx'
import { useDemoClock } from './use-demo-clock.ts'
import { useSession } from './use-session.ts'

type SessionBarProps = {
  memberId: string
  mode: PlayMode
  /** Of the wallet that is played from, as the game last reported it. */
  walletVersion: number | undefined
  now: number
  /** An outcome is on its way or being shown. */
  isHeld: boolean
  /** A round of this game is open: what asks the member waits for its end. */
  isRoundOpen: boolean
  children: ReactNode
}

/** The line above every game: clock and net position, and the question whether to go on. */
export function SessionBar({ mode, children, ...at }: SessionBarProps) {
  return (
    <div className="flex items-center bg-ground-deep/70 ps-3 pe-1">
      {mode === 'real' ? <RealSession {...at} /> : <DemoSession {...at} />}
      {children}
    </div>
  )
}

type SessionProps = Omit<SessionBarProps, 'mode' | 'children'>

function RealSession({ memberId, walletVersion, now, isHeld, isRoundOpen }: SessionProps) {
  const session = useSession({ memberId, walletVersion, now, isHeld })
  const [sheet, setSheet] = useOpenSheet()
  const checkAt = isHeld || isRoundOpen ? undefined : session?.dueCheck
  return (
    <>
      <SessionStrip
        playedMs={session?.playedMs ?? 0}
        net={session?.net ?? 0n}
        onOpen={session && (() => setSheet('session'))}
      />
      {session && sheet === 'session' && checkAt === undefined ? (
        <SessionSheet memberId={memberId} session={session} now={now} onClose={() => setSheet(undefined)} />
      ) : null}
      {session && checkAt !== undefined ? (
        <RealityCheck key={checkAt} memberId={memberId} session={session} checkAt={checkAt} now={now} />
      ) : null}
    </>
  )
}

function DemoSession({ memberId, now }: SessionProps) {
  return <SessionStrip playedMs={useDemoClock(memberId, now)} net={undefined} onOpen={undefined} />
}
