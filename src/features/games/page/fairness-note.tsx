import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { ENGINES, isSharedEngineId, isSportsEngineId } from '../../../../games/engines.ts'
import { useApp } from '../../../app/app-context.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { chainWords } from '../words/chain-words.ts'

type Seat = {
  memberId: string | undefined
  mode: PlayMode
  /** Rounds are played beside it. */
  isPlaying?: boolean
}

/** What the next round will be drawn from, promised before it is. */
export function FairnessNote({ game, ...seat }: Seat & { game: GameRow }) {
  const { t } = useLingui()
  const { engine, launch, provider } = game
  if (launch === 'frame')
    return (
      <p className="text-small text-soft">
        {t`${provider} draws the outcomes of this game, not the house. No seed of yours takes part, and they cannot be checked here.`}
      </p>
    )
  if (engine !== null && isSportsEngineId(engine))
    return ENGINES[engine].isDrawn ? (
      <ChainNote words={chainWords.matchday} />
    ) : (
      <p className="text-small text-soft">
        {t`Nothing is drawn here: real matches decide, and their results come from outside. Provably fair does not apply to these bets; everything that the house decides itself stands in the rules.`}
      </p>
    )
  if (engine !== null && isSharedEngineId(engine)) return <ChainNote words={chainWords.round} />
  return <DrawnNote {...seat} />
}

function ChainNote({ words }: { words: MessageDescriptor }) {
  const { i18n, t } = useLingui()
  return (
    <div className="grid gap-3 text-small">
      <p className="text-soft">{i18n._(words)}</p>
      <Link to="/fairness" className={buttonClass({ wide: true })}>{t`Check that it was fair`}</Link>
    </div>
  )
}

function DrawnNote({ memberId, mode, isPlaying = false }: Seat) {
  const { t } = useLingui()
  const { db, sync } = useApp()
  // Each round takes a number: what the device knows is that of before.
  useEffect(() => {
    if (!isPlaying || memberId === undefined) return
    const shown = new AbortController()
    void sync.pull('seeds', { part: mode, force: true, signal: shown.signal })
    return () => shown.abort()
  }, [sync, isPlaying, memberId, mode])
  const seeds = useLiveQuery(
    async () => (memberId === undefined ? undefined : db.seeds.get([memberId, mode])),
    [db, memberId, mode],
  )
  return (
    <div className="grid gap-3 text-small">
      <p className="text-soft">
        <Trans>
          The server's seed is fixed before you play: this is its fingerprint. With your own seed and the
          number of the round it decides every outcome, and you can check each one yourself.
        </Trans>
      </p>
      {seeds ? (
        <dl className="grid gap-2">
          <Fact term={t`Fingerprint of the server's seed (SHA-256)`} text={seeds.seed_hash} />
          {seeds.client_seed === null ? null : <Fact term={t`Your seed`} text={seeds.client_seed} />}
          <Fact term={t`Number of the next round`} text={String(seeds.next_nonce)} />
        </dl>
      ) : null}
      <Link to="/fairness" className={buttonClass({ wide: true })}>{t`Check rounds and change seeds`}</Link>
    </div>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className="rounded-corner bg-ground-deep px-3 py-2">
      <dt className="text-faint text-tiny">{term}</dt>
      <dd className="break-all font-code text-small">{text}</dd>
    </div>
  )
}
