import { createFileRoute } from '@tanstack/react-router'
import { ScreenAgencyFaq } from '../../features/agency/screen-agency-faq.tsx'

export const Route = createFileRoute('/agency-center/faq')({
  component: ScreenAgencyFaq,
})
