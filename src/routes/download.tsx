import { createFileRoute } from '@tanstack/react-router'
import { ScreenDownload } from '../features/house/screen-download.tsx'

export const Route = createFileRoute('/download')({ component: ScreenDownload })
