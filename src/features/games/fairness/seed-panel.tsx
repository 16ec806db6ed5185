import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import type { SeedRow } from '../../../db/personal-rows.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { CodeFact } from './code-fact.tsx'
import type { Mode } from './listed-round.ts'
import { SeedForm } from './seed-form.tsx'

/** The running seeds, and the way to change them, which reveals the old secret. */
export function SeedPanel({ memberId, mode }: { memberId: string; mode: Mode }) {
  const { t } = useLingui()
  const { db } = useApp()
  const asked = useRefresh('seeds', { part: mode })
  const seeds = useLiveQuery(async () => (await db.seeds.get([memberId, mode])) ?? null, [db, memberId, mode])
  return (
    <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <h2 className="text-lead">{t`Your seeds`}</h2>
      {seeds === null && asked.hasFailed ? (
        <NotLoaded title={t`Your seeds could not be loaded`} asked={asked} />
      ) : seeds ? (
        <Running seeds={seeds} />
      ) : (
        <Skeleton className="h-48 rounded-corner" />
      )}
      <SeedForm memberId={memberId} mode={mode} seeds={seeds ?? undefined} />
    </section>
  )
}

function Running({ seeds }: { seeds: SeedRow }) {
  const { t } = useLingui()
  if (seeds.client_seed === null) {
    return (
      <p className="text-small text-soft">
        {t`You have no seed yet. Your device makes one, or you write your own, before the first round is drawn.`}
      </p>
    )
  }
  return (
    <>
      <dl className="grid gap-2">
        <CodeFact term={t`Fingerprint of the server's seed (SHA-256)`} text={seeds.seed_hash} />
        <CodeFact term={t`Your seed`} text={seeds.client_seed} />
        <CodeFact term={t`Number of the next round`} text={String(seeds.next_nonce)} />
      </dl>
      {seeds.published_first === false ? (
        <p className="rounded-corner bg-sky-wash p-3 text-sky-text text-small">
          {t`These seeds began before we showed the next fingerprint first. Change them once, with a seed of yours.`}
        </p>
      ) : null}
    </>
  )
}
