import { createFileRoute } from '@tanstack/react-router'
import { ScreenVideo } from '../features/games/screen-video.tsx'

export const Route = createFileRoute('/video')({ component: ScreenVideo })
