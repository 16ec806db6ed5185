import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { isClientSeed } from '../../../games/fairness/floats.ts'
import { useApp } from '../../app-context.ts'
import { NotLoaded } from '../../not-loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { CodeFact } from './code-fact.tsx'
import type { Mode } from './listed-round.ts'
import { useRotate } from './use-rotate.ts'

/** The running seeds, and the way to change them, which reveals the old secret. */
export function SeedPanel({ memberId, mode }: { memberId: string; mode: Mode }) {
  const { t } = useLingui()
  const { db, newKey } = useApp()
  const asked = useRefresh('seeds', { part: mode })
  const seeds = useLiveQuery(async () => (await db.seeds.get([memberId, mode])) ?? null, [db, memberId, mode])
  const [clientSeed, setClientSeed] = useState(() => newKey().replaceAll('-', '').slice(0, 16))
  const { rotate, isSending, failure, revealed } = useRotate(memberId, mode)
  const isUsable = isClientSeed(clientSeed)
  return (
    <section className="grid gap-3 rounded-wide bg-surface p-5 shadow-mid">
      <h2 className="text-lead">{t`Your seeds`}</h2>
      {seeds === null && asked.hasFailed ? (
        <NotLoaded title={t`Your seeds could not be loaded`} asked={asked} />
      ) : seeds ? (
        <dl className="grid gap-2">
          <CodeFact term={t`Fingerprint of the server's seed (SHA-256)`} text={seeds.seed_hash} />
          <CodeFact term={t`Your seed`} text={seeds.client_seed} />
          <CodeFact term={t`Number of the next round`} text={String(seeds.next_nonce)} />
        </dl>
      ) : (
        <Skeleton className="h-48 rounded-corner" />
      )}
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (isUsable && !isSending) void rotate(clientSeed)
        }}
      >
        <TextField
          label={t`Your new seed`}
          value={clientSeed}
          onChange={setClientSeed}
          error={isUsable ? undefined : t`1 to 64 letters, digits, hyphens or underscores.`}
          hint={t`Changing seeds shows the old secret, so that all its rounds can be checked.`}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
        />
        <FormErrors message={failure?.message} hint={failure?.hint} />
        <Button type="submit" wide busy={isSending} disabled={!isUsable}>
          {t`Reveal the old seed and start new ones`}
        </Button>
      </form>
      {revealed ? (
        <div role="status" className="grid gap-2 rounded-corner bg-leaf-wash p-3">
          <p className="font-firm text-leaf-text">{t`The old seed is revealed: ${plural(revealed.rounds, { one: '# round', other: '# rounds' })} can be checked.`}</p>
          <p className="break-all font-code text-small">{revealed.server_seed}</p>
        </div>
      ) : null}
    </section>
  )
}
