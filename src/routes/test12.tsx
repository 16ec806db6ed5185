import { createFileRoute } from '@tanstack/react-router'
import { TestersWords } from '../i18n/testers-words.tsx'
import { Gallery } from '../ui/gallery/gallery.tsx'

export const Route = createFileRoute('/test12')({
  component: () => (
    <TestersWords>
      <Gallery />
    </TestersWords>
  ),
})
