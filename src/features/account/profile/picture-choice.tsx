type PictureChoiceProps = {
  picture: { id: string; url: string }
  name: string
  isCurrent: boolean
  onChoose: () => void
}

export function PictureChoice({ picture, name, isCurrent, onChoose }: PictureChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-pressed={isCurrent}
        onClick={onChoose}
        className={`settle feather block w-full overflow-hidden press-95 ${isCurrent ? 'ring-3 ring-leaf focus-visible:outline-offset-5' : ''}`}
      >
        <img src={picture.url} alt="" width="100" height="100" className="block w-full" />
      </button>
    </li>
  )
}
