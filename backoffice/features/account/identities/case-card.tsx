import { useLingui } from '@lingui/react/macro'
import { decideIdentity, type IdentityCase } from '../../../../contract/account/identity.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { PictureView } from './picture-view.tsx'
import { SameFace } from './same-face.tsx'
import { useIdentityWords } from './use-identity-words.ts'

type CaseCardProps = { row: IdentityCase; onDecide: (approve: boolean) => void }

export function CaseCard({ row, onDecide }: CaseCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const mayDecide = useMay()(decideIdentity)
  const { reasons } = useIdentityWords()
  const since = formatDate(Date.parse(row.waits_since), 'moment', language)
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:p-5">
      <div className="head-row items-start gap-3">
        <PlaceLink
          to={{ screen: 'members', search: row.member.id }}
          className="tap break-all font-firm text-sky-text"
        >
          {row.member.name}
        </PlaceLink>
        <Badge tone={row.reason === null ? 'sun' : 'scarlet'}>
          {row.reason === null ? t`Not checked` : reasons[row.reason]}
        </Badge>
      </div>
      {row.appeal === null && row.reason !== null ? null : (
        <p className="break-words">{row.appeal ?? t`The check could not be made: nobody appealed.`}</p>
      )}
      {row.same_face === null ? null : <SameFace members={row.same_face} />}
      <p className="figures text-faint text-small">{t`Waits since ${since}`}</p>
      {mayDecide ? (
        <>
          <div className="grid gap-3 wide:grid-cols-3">
            {row.pictures.map(picture => (
              <PictureView key={picture.kind} id={row.id} picture={picture} />
            ))}
          </div>
          <div className="button-row">
            <Button wide icon={closeIcon} onClick={() => onDecide(false)}>{t`Reject`}</Button>
            <Button wide tone="confirm" icon={checkIcon} onClick={() => onDecide(true)}>{t`Approve`}</Button>
          </div>
        </>
      ) : null}
    </li>
  )
}
