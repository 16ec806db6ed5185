import { useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useWayBack } from '../../common/use-way-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { MissingPart } from './missing-part.tsx'

/** Browsers word it differently, all of them name the module. */
const missingChunk = /dynamically imported module|importing a module script|error loading|preload css/i

/** A page that failed, inside the frame that still works. Money and waiting changes live elsewhere, so nothing is lost. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const wayBack = useWayBack()
  const isMissingChunk = error instanceof Error && missingChunk.test(error.message)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="page column">
      <PageHeader title={t`This page did not open`} {...wayBack} />
      {isMissingChunk ? (
        <MissingPart part={error.message} />
      ) : (
        <ErrorState
          title={t`Something went wrong on this page`}
          text={t`Your balance, your rounds and changes waiting to be sent are safe: they do not live on this page.`}
          onRetry={retry}
        />
      )}
    </div>
  )
}
