import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import { addBannerPicture } from '../../contract/banner-desk.ts'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { useDesk } from '../desk/desk.ts'
import { useSend } from '../parts/use-send.ts'
import { bundledArt } from './banner-draft.ts'

type ArtChoiceProps = { value: string; onChange: (art: string) => void }

const largestBytes = 512 * 1024

/** A picture of the product, or one of the operator's own. */
export function ArtChoice({ value, onChange }: ArtChoiceProps) {
  const { t } = useLingui()
  const { api } = useDesk()
  const [unfit, setUnfit] = useState<string>()
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
    const isFit = file.size <= largestBytes
    setUnfit(isFit ? undefined : t`The picture is larger than 512 KB. Make it smaller first.`)
    if (isFit) void send(toBase64(new Uint8Array(await file.arrayBuffer())))
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
              className="settle relative block h-16 w-24 cursor-pointer overflow-hidden rounded-corner bg-raised outline-2 outline-transparent has-checked:outline-focus has-focus-visible:outline-focus"
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
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChange={event => void bring(event)}
          className="min-h-11 w-full text-small file:me-3 file:min-h-11 file:rounded-corner file:border-0 file:bg-raised file:px-4 file:font-firm file:text-text"
        />
        <span className="text-faint">{t`PNG, JPEG or WebP, 512 KB at most; the right half of the banner shows it.`}</span>
      </label>
      <FormErrors message={unfit ?? fault?.message} hint={unfit === undefined ? fault?.hint : undefined} />
    </fieldset>
  )
}

const chunk = 8192

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text)
}
