import { useState } from 'react'

type AvatarProps = {
  /** Whose: the first letter stands in for a picture. */
  name: string
  picture?: string | undefined
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'size-9 text-small', medium: 'size-12 text-lead', large: 'size-20 text-head' }
const feathers = [
  'bg-sun text-sun-ink',
  'bg-scarlet text-scarlet-ink',
  'bg-leaf text-leaf-ink',
  'bg-sky text-sky-ink',
]

/** Beside a name, so it says nothing itself. The same name always has the same feather. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  // A picture that is not on the device is not there offline: the letter instead of a torn image.
  const [missing, setMissing] = useState<string>()
  const letters = [...name.trim()]
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span
      aria-hidden="true"
      className={`feather grid flex-none place-items-center overflow-hidden font-bold font-display ${sizes[size]} ${feathers[sum % feathers.length] ?? ''}`}
    >
      {picture && picture !== missing ? (
        <img src={picture} alt="" onError={() => setMissing(picture)} className="size-full object-cover" />
      ) : (
        (letters[0] ?? '?').toUpperCase()
      )}
    </span>
  )
}
