import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { installation } from '../../state/installation.ts'
import { Button } from '../../ui/button.tsx'

/** Shown where the browser offers to install; elsewhere `/download` explains the way by hand. */
export function InstallButton() {
  const { t } = useLingui()
  const { offer } = useSnapshot(installation)
  if (offer !== 'ready') return null
  return <Button onClick={() => installation.ask?.()}>{t`Install the app`}</Button>
}
