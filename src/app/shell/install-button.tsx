import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { installation } from '../../state/device/installation.ts'
import { readPlatform } from '../../state/device/platform.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'

/**
 * Installs where the browser would ask; a phone without such a question is led to `/download`, which says what to press. On a
 * computer whose browser does not offer it there is nothing to press, and the footer's link says so.
 */
export function InstallButton() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { offer } = useSnapshot(installation)
  if (offer === 'ready') return <Button onClick={() => installation.ask?.()}>{t`Install the app`}</Button>
  if (offer === 'installed' || readPlatform(navigator) === 'computer') return null
  return (
    <LinkButton
      href="/download"
      onClick={followLink(() => void navigate({ to: '/download' }))}
    >{t`How to install the app`}</LinkButton>
  )
}
