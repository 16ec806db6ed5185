import { createFileRoute } from '@tanstack/react-router'
import { ScreenDownload } from '../features/support/about/screen-download.tsx'

export const Route = createFileRoute('/download')({ component: ScreenDownload })
