import { useLingui } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../src/ui/states/error-state.tsx'

/** The unexpected ends here: never in a white page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const { t } = useLingui()
  return (
    <main className="page grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">{t`Operations`}</h1>
        <ErrorState
          title={t`This page broke.`}
          text={t`Nothing was decided by it. What you had already sent counts.`}
          onRetry={() => location.reload()}
        />
      </div>
    </main>
  )
}
