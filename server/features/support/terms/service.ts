import * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import {
  acceptTerms,
  type MemberTerms,
  type TermsVersion,
  termsTexts,
} from '../../../../contract/support/terms.ts'
import { wordsIn } from '../../../../contract/wordings.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { announcedAt, inForceAt } from './rules.ts'
import { insertAcceptance, listAcceptances, listTerms, type TermsRow } from './store.ts'

/** The announced version, the one in force and the one before it. */
export async function readTerms({ db, clock }: Deps, language: Language): Promise<TermsVersion[]> {
  const rows = await listTerms(db)
  const now = clock.now()
  const current = inForceAt(rows, now)
  const before = rows.filter(row => current !== undefined && row.version < current.version)
  const shown = [announcedAt(rows, now), current, inForceAt(before, now)]
  return shown.flatMap(row => (row === undefined ? [] : [toView(row, language)]))
}

function toView(row: TermsRow, language: Language): TermsVersion {
  return {
    version: Number(row.version),
    ...wordsOfVersion(z.parse(termsTexts, row.texts), language),
    announced_at: row.announced_at.toISOString(),
    effective_at: row.effective_at.toISOString(),
  }
}

/** Where nobody wrote what changes, nobody revised the text: an outdated one must not be what a member accepts. */
function wordsOfVersion(texts: z.output<typeof termsTexts>, language: Language) {
  const words = wordsIn(texts, language)
  return words.changes === '' && texts.pt.changes !== '' ? texts.pt : words
}

/**
 * The newest version a member has accepted: what they said, or, for an account older than such notes, what was in force
 * when it was made (a registration requires it; specification, section 6).
 */
export async function acceptedVersion(
  on: Deps['db'] | Tx,
  { memberId, joined }: { readonly memberId: string; readonly joined: Date | undefined },
): Promise<bigint> {
  const [said] = await listAcceptances(on, memberId)
  if (said !== undefined) return said.version
  return joined === undefined ? 0n : (inForceAt(await listTerms(on), joined)?.version ?? 0n)
}

interface Member {
  readonly memberId: string
  readonly joined: Date | undefined
}

/** Which versions of the terms the member accepted, and when. */
export async function readMemberTerms(on: Deps['db'] | Tx, member: Member): Promise<MemberTerms> {
  const rows = await listAcceptances(on, member.memberId)
  const version = Number(await acceptedVersion(on, member))
  const said = rows.map(row => ({
    version: Number(row.version),
    accepted_at: row.accepted_at.toISOString(),
    language: row.language,
  }))
  const unsaid = rows.length === 0 && version > 0 ? [{ version, accepted_at: null, language: null }] : []
  return { accepted_version: version, acceptances: [...said, ...unsaid] }
}

interface Accepting extends Member {
  readonly key: string | undefined
  readonly body: z.output<typeof acceptTerms.body>
}

/** Notes the version, the time and the language it was read in. */
export async function accept(
  deps: Deps,
  { key, body, ...member }: Accepting,
): Promise<z.output<typeof acceptTerms.reply> | Refused> {
  const { memberId } = member
  return runOnce(deps, { endpoint: acceptTerms, memberId, key, body }, async tx => {
    const rows = await listTerms(tx)
    const now = deps.clock.now()
    const offered = [inForceAt(rows, now), announcedAt(rows, now)]
    const meant = offered.find(row => row?.version === BigInt(body.version))
    if (meant === undefined) return refuse('terms_version_unknown')
    const { version } = meant
    await insertAcceptance(tx, memberId, { version, language: body.language, accepted_at: now })
    await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
    return { data: await readMemberTerms(tx, member) }
  })
}

/** A registration accepts what is in force: in its transaction. */
export async function acceptAtRegistration(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { memberId, language }: { readonly memberId: string; readonly language: string },
): Promise<void> {
  const now = clock.now()
  const current = inForceAt(await listTerms(tx), now)
  if (current === undefined) return
  await insertAcceptance(tx, memberId, { version: current.version, language, accepted_at: now })
}
