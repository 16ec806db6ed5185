import { useLingui } from '@lingui/react/macro'
import { KeptAnswer } from '../../../common/kept-answer.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useSetPicture } from './use-set-picture.ts'

type PictureSheetProps = { open: boolean; onClose: () => void; current: string | null }

/** The pictures to choose from, in their two lists (specification, section 3). */
export function PictureSheet({ open, onClose, current }: PictureSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Choose a picture`}>
      <Pictures current={current} onChosen={onClose} />
    </Sheet>
  )
}

function Pictures({ current, onChosen }: { current: string | null; onChosen: () => void }) {
  const { t } = useLingui()
  const { choose, isSending, failure } = useSetPicture(onChosen)
  return (
    <KeptAnswer
      kept={useAnswer('profile-pictures')}
      missing={{ title: t`The pictures could not be loaded` }}
      place={<Skeleton className="h-64 rounded-wide" />}
    >
      {({ female, male }) => (
        <div className="grid gap-4" aria-busy={isSending}>
          <FormErrors message={failure} />
          {[female, male].map(list => (
            <ul key={list[0]?.id} className="grid grid-cols-4 gap-3">
              {list.map((picture, at) => (
                <PictureChoice
                  key={picture.id}
                  picture={picture}
                  name={t`Picture ${at + 1}`}
                  isCurrent={picture.url === current}
                  onChoose={() => void choose(picture.id)}
                />
              ))}
            </ul>
          ))}
          {current === null ? null : (
            <Button wide busy={isSending} onClick={() => void choose(null)}>{t`No picture`}</Button>
          )}
        </div>
      )}
    </KeptAnswer>
  )
}
