import type * as z from 'zod/mini'
import { type MissingDetails, saveMemberDetails } from '../../../../contract/account/member-details.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { fillDetails, findGivenDetails, lockMember } from '../member-store.ts'
import { sealField } from '../sealed-fields.ts'
import { recordSecurity } from '../security/service.ts'

/** What the licence wants of every member and this one has not given; of play money nothing is asked. */
export async function missingDetails(
  { config }: Pick<Deps, 'config'>,
  on: Deps['db'],
  memberId: string,
): Promise<MissingDetails['missing']> {
  const { required } = config.regime.registration
  if (required.length === 0) return []
  const given = await findGivenDetails(on, memberId)
  return given === undefined || given.isDemo ? [] : required.filter(field => !given[field])
}

interface Saving {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof saveMemberDetails.body>
}

/** Only what is missing: nobody who holds a session for a moment changes who somebody is by law. */
export function saveDetails(
  deps: Deps,
  { memberId, key, body }: Saving,
): Promise<z.output<typeof saveMemberDetails.reply> | Refused> {
  return runOnce(deps, { endpoint: saveMemberDetails, memberId, key, body }, async tx => {
    // An account that is erased meanwhile is given nothing back.
    if (!(await lockMember(tx, memberId))) return refuse('unauthenticated')
    const missing = await missingDetails(deps, tx, memberId)
    const wanted = (['gender', 'address'] as const).filter(field => missing.includes(field))
    const isKept = (['gender', 'address'] as const).some(
      field => body[field] !== undefined && !wanted.includes(field),
    )
    if (wanted.length === 0 || isKept) return refuse('details_complete')
    const left = wanted.filter(field => body[field] === undefined)
    if (left.length > 0) {
      return refuseFields(Object.fromEntries(left.map(field => [field, ['required'] as const])))
    }
    await fillDetails(tx, memberId, sealed(deps, memberId, body))
    await recordSecurity(deps, tx, {
      memberId,
      kind: 'details_given',
      details: Object.fromEntries(wanted.map(field => [field, true])),
    })
    return { data: { missing: await missingDetails(deps, tx, memberId) } }
  })
}

/** As at registration. */
function sealed({ secrets, clock }: Deps, memberId: string, { gender, address }: Saving['body']) {
  return {
    gender: gender === undefined ? null : sealField(secrets, memberId, 'gender', gender),
    address: address === undefined ? null : sealField(secrets, memberId, 'address', JSON.stringify(address)),
    at: clock.now(),
  }
}
