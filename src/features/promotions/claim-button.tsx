import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { giftIcon } from '../../ui/icons/shell-icons.ts'

type ClaimButtonProps = {
  tool: { isClaiming: boolean; failure: string | undefined }
  /** A claim would pay now; else the button says what is missing by its reason beside it. */
  can: boolean
  onClaim: () => void
  icon?: string
  children: ReactNode
}

/** The claim, and right above it why the last one paid nothing. */
export function ClaimButton({ tool, can, onClaim, icon = giftIcon, children }: ClaimButtonProps) {
  return (
    // A button that cannot be pressed says what is missing: that must be read as easily as everything else.
    <div className="[&>[role=alert]:not(:empty)]:mb-3 [&>button:disabled]:bg-ground-deep [&>button:disabled]:text-body [&>button:disabled]:text-soft [&>button:disabled]:opacity-100">
      <FormErrors message={tool.failure} />
      <Button
        tone={can ? 'main' : 'plain'}
        size="large"
        wide
        icon={icon}
        disabled={!can}
        busy={tool.isClaiming}
        onClick={onClaim}
      >
        {children}
      </Button>
    </div>
  )
}
