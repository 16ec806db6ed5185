import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import { addBannerPicture } from '../../../../contract/support/banner-admin.ts'
import { type Fit, readFile } from '../../../../src/api/read-file.ts'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { bundledArt } from './banner-draft.ts'

type ArtChoiceProps = { value: string; onChange: (art: string) => void }

/** Twice what the widest screen shows of it (banner-card.tsx): every player's first visit pays for it. */
const forBanner: Fit = { longestSide: 800, lightEnough: 60_000, type: 'image/webp' }

/** A picture of the product, or one of the operator's own. */
export function ArtChoice({ value, onChange }: ArtChoiceProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [isUnread, setUnread] = useState(false)
  const { busy, fault, send } = useSend(
    (file: string, key) => api.call(addBannerPicture, { body: { file }, key }),
    ({ data }) => onChange(data.art),
  )
  const choices: readonly string[] = bundledArt.some(art => art === value)
    ? bundledArt
    : [...bundledArt, value]
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    const read = await readFile(file, forBanner)
    setUnread(read === undefined)
    if (read !== undefined) void send(read)
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-firm text-small">{t`Picture`}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((art, at) => {
          const number = at + 1
          return (
            <label
              key={art}
              className="settle relative block h-16 w-24 cursor-pointer overflow-hidden rounded-corner bg-raised has-checked:ring-3 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-5"
            >
              <input
                type="radio"
                name="art"
                value={art}
                checked={art === value}
                aria-label={t`Picture ${number}`}
                onChange={() => onChange(art)}
                className="absolute inset-0 opacity-0"
              />
              <img src={art} alt="" className="size-full object-cover" />
            </label>
          )
        })}
      </div>
      <label className="grid gap-1 text-small">
        <span className="font-firm">{t`Bring a picture of your own`}</span>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          disabled={busy}
          onChange={event => void bring(event)}
          className="min-h-11 w-full text-small file:me-3 file:min-h-11 file:rounded-corner file:border-0 file:bg-raised file:px-4 file:font-firm file:text-text"
        />
        <span className="text-faint">{t`PNG, JPEG, WebP or AVIF; it is made as small as the banner's right half shows it.`}</span>
      </label>
      <FormErrors
        message={isUnread ? t`This file could not be read.` : fault?.message}
        hint={isUnread ? undefined : fault?.hint}
      />
    </fieldset>
  )
}
