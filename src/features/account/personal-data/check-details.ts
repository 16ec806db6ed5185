import { saveMemberDetails } from '../../../../contract/account/member-details.ts'
import { federalUnits, genders } from '../../../../contract/account/person-details.ts'
import type { FieldWord } from '../../../../contract/refusals.ts'
import type { ExtraRegistrationField } from '../../../../contract/regime.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import type { DetailName } from '../../../forms/detail-fields.tsx'

export type DetailDraft = Readonly<Record<DetailName, string>>

/** The body as it travels: only what is asked. */
export function detailsBody(draft: DetailDraft, asked: readonly ExtraRegistrationField[]) {
  const { gender, state: unit, ...lines } = draft
  const state = federalUnits.find(one => one === unit)
  return {
    ...(asked.includes('gender') && { gender: genders.find(one => one === gender) }),
    ...(asked.includes('address') && state !== undefined && { address: { ...lines, state } }),
  }
}

const needed: readonly DetailName[] = ['postal_code', 'street', 'number', 'district', 'city', 'state']

/** The server's own schema, asked before anything is sent. */
export function checkDetails(
  draft: DetailDraft,
  asked: readonly ExtraRegistrationField[],
): Partial<Record<DetailName, FieldWord>> {
  const parsed = saveMemberDetails.body.safeParse(detailsBody(draft, asked))
  const mistakes: Partial<Record<DetailName, FieldWord>> = {}
  for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
    const field = Object.keys(draft).find(name => name === path.at(-1))
    if (isDetail(field, draft)) mistakes[field] ??= words.find(word => word === message) ?? 'invalid'
  }
  const wanted: readonly DetailName[] = [
    ...(asked.includes('gender') ? (['gender'] as const) : []),
    ...(asked.includes('address') ? needed : []),
  ]
  for (const field of wanted) if (isBlank(draft[field])) mistakes[field] = 'required'
  return mistakes
}

function isDetail(name: unknown, draft: DetailDraft): name is DetailName {
  return typeof name === 'string' && name in draft
}

const words: readonly FieldWord[] = ['required', 'too_short', 'too_long']
