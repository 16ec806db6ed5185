import { createFileRoute } from '@tanstack/react-router'
import { ScreenDiagnostics } from '../features/operations/diagnostics/screen-diagnostics.tsx'
import { TestersWords } from '../i18n/testers-words.tsx'

export const Route = createFileRoute('/test')({
  component: () => (
    <TestersWords>
      <ScreenDiagnostics />
    </TestersWords>
  ),
})
