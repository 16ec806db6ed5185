import { createFileRoute } from '@tanstack/react-router'
import { notBuilt } from '../../features/shell/not-built-route.ts'

export const Route = createFileRoute('/security-center/bind-email')(notBuilt())
