import { createFileRoute } from '@tanstack/react-router'
import { Gallery } from '../ui/gallery/gallery.tsx'

export const Route = createFileRoute('/test12')({ component: Gallery })
