import { useLingui } from '@lingui/react/macro'
import type { IdentityCase } from '../../../../contract/account/identity.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { PlaceLink } from '../../../shell/place-link.tsx'

type SameFaceProps = { members: NonNullable<IdentityCase['same_face']> }

/** In whose checks the provider saw the same face: twins are two people, so a person tells them from one with two accounts. */
export function SameFace({ members }: SameFaceProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <p>{t`The provider saw this face in the check of:`}</p>
      <ul className="grid gap-2">
        {members.map(({ id, name, is_closed }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <PlaceLink
              to={{ screen: 'members', search: id }}
              className="tap break-all font-firm text-sky-text"
            >
              {name}
            </PlaceLink>
            {is_closed ? <Badge tone="plain">{t`Closed`}</Badge> : null}
          </li>
        ))}
        {members.length === 0 ? <li>{t`an account that is gone`}</li> : null}
      </ul>
    </div>
  )
}
