import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  shape: string
  /** What it does, for people who do not see the picture. */
  label: string
  /** For switches such as the heart: says and shows whether it is on. */
  pressed?: boolean
  /** A count in the corner, such as unread messages. Part of `label` too, in words. */
  count?: number
  /** `art`: upon a picture, of which the disc leaves as much to be seen as it can: it is smaller than what is pressed. */
  tone?: 'plain' | 'raised' | 'scarlet' | 'art'
}

const tones = {
  plain: 'text-text hover:bg-pressed',
  raised: 'bg-raised text-text shadow-mid hover:bg-pressed',
  art: 'isolate text-on-art before:absolute before:inset-1 before:-z-1 before:rounded-full before:bg-art-veil aria-pressed:text-heart-lit',
  scarlet: 'text-scarlet-text hover:bg-pressed',
}

export function IconButton({
  shape,
  label,
  pressed,
  count = 0,
  tone = 'plain',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={`settle target relative inline-grid flex-none place-items-center rounded-full press-92 disabled:opacity-45 ${tones[tone]}`}
    >
      <Icon shape={shape} filled={pressed ?? false} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="figures absolute end-0 top-0 min-w-5 rounded-full bg-scarlet px-1 text-center font-bold text-scarlet-ink text-tiny leading-[1.25rem]"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  )
}
