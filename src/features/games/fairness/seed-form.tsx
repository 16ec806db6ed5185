import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isClientSeed } from '../../../../games/fairness/floats.ts'
import type { SeedRow } from '../../../db/personal-rows.ts'
import { brokenWords } from '../../../seeds/broken-words.ts'
import { newClientSeed } from '../../../seeds/new-client-seed.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CodeFact } from './code-fact.tsx'
import type { Mode } from './listed-round.ts'
import { useRotate } from './use-rotate.ts'

type SeedFormProps = { memberId: string; mode: Mode; seeds: SeedRow | undefined }

/** The next pair: its server seed is fixed and its fingerprint shown before the member's seed is sent. */
export function SeedForm({ memberId, mode, seeds }: SeedFormProps) {
  const { t } = useLingui()
  const [clientSeed, setClientSeed] = useState(newClientSeed)
  const { rotate, isSending, failure, changed } = useRotate(memberId, mode, () =>
    setClientSeed(newClientSeed()),
  )
  const nextHash = seeds?.next_seed_hash
  const isFirst = seeds?.client_seed === null
  const isOld = clientSeed === seeds?.client_seed
  const isUsable = isClientSeed(clientSeed) && !isOld
  const refusal = isOld
    ? t`Choose a seed that you do not use yet.`
    : t`1 to 64 letters, digits, hyphens or underscores.`
  return (
    <>
      <form
        data-form="seed-form"
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (isUsable && !isSending && nextHash !== undefined) void rotate(clientSeed, nextHash)
        }}
      >
        {nextHash === undefined ? null : (
          <dl className="grid gap-2">
            <CodeFact term={t`Fingerprint of the next server seed (SHA-256)`} text={nextHash} />
          </dl>
        )}
        <TextField
          label={t`Your new seed`}
          value={clientSeed}
          onChange={setClientSeed}
          error={isUsable ? undefined : refusal}
          hint={
            isFirst
              ? t`Your device made this one at random. You may write your own.`
              : t`Changing seeds shows the old secret, so that all its rounds can be checked.`
          }
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
        />
        <FormErrors message={failure?.message} hint={failure?.hint} />
        <Button type="submit" wide busy={isSending} disabled={!isUsable || nextHash === undefined}>
          {isFirst ? t`Start with this seed` : t`Reveal the old seed and start new ones`}
        </Button>
      </form>
      {changed ? <Changed {...changed} /> : null}
    </>
  )
}

function Changed({ revealed, isAsPromised }: NonNullable<ReturnType<typeof useRotate>['changed']>) {
  const { i18n, t } = useLingui()
  if (!isAsPromised) {
    return (
      <p role="alert" className="rounded-corner bg-scarlet-wash p-3 font-firm text-scarlet-text">
        {i18n._(brokenWords)}
      </p>
    )
  }
  return (
    <div role="status" className="grid gap-2 rounded-corner bg-leaf-wash p-3">
      <p className="text-leaf-text">{t`The new server seed has the fingerprint that you were shown before.`}</p>
      {revealed ? (
        <>
          <p className="font-firm text-leaf-text">{t`The old seed is revealed: ${plural(revealed.rounds, { one: '# round', other: '# rounds' })} can be checked.`}</p>
          <p className="break-all font-code text-small">{revealed.server_seed}</p>
        </>
      ) : null}
    </div>
  )
}
