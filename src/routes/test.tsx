import { createFileRoute } from '@tanstack/react-router'
import { ScreenDiagnostics } from '../features/diagnostics/screen-diagnostics.tsx'

export const Route = createFileRoute('/test')({ component: ScreenDiagnostics })
