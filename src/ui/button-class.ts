export type ButtonTone = 'main' | 'plain' | 'quiet' | 'confirm' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const tones: Record<ButtonTone, string> = {
  main: 'bg-sun text-sun-ink shadow-sun hover:bg-sun-lit feather',
  plain: 'bg-raised text-text shadow-mid hover:bg-pressed rounded-corner',
  quiet: 'bg-transparent text-text hover:bg-pressed rounded-corner',
  confirm: 'bg-leaf text-leaf-ink shadow-mid feather',
  danger: 'bg-scarlet text-scarlet-ink shadow-mid rounded-corner',
}

/** Lines that stand closer than those of a text: words that break into two are one name. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-1.5 text-small leading-[1.125rem]',
  medium: 'min-h-12 px-5 py-2 text-body leading-[1.25rem]',
  large: 'min-h-14 px-6 py-2 text-lead leading-[1.375rem]',
}

type ButtonLook = { tone?: ButtonTone | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined }

/** The look of a button, for buttons, for links that act like one, and for the router's own link. */
export function buttonClass({ tone = 'plain', size = 'medium', wide = false }: ButtonLook = {}): string {
  return [
    'settle inline-flex items-center justify-center gap-2 select-none text-balance text-center font-display font-bold',
    'press-97 disabled:opacity-45 disabled:shadow-none',
    tones[tone],
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ')
}
