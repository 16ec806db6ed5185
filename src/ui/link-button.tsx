import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & {
  tone?: ButtonTone
  size?: ButtonSize
  wide?: boolean
  icon?: string
}

/** A link that looks like a button. `createLink(LinkButton)` of the router makes it typed. */
export function LinkButton({ tone, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ tone, size, wide })}>
      {icon ? <Icon shape={icon} size={20} /> : null}
      {children}
    </a>
  )
}
