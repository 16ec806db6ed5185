import { createFileRoute } from '@tanstack/react-router'
import { ScreenRegisterSubordinates } from '../../features/agency/screen-register-subordinates.tsx'

export const Route = createFileRoute('/agency-center/register-subordinates')({
  component: ScreenRegisterSubordinates,
})
