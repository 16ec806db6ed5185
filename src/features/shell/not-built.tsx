import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { followLink } from '../../ui/follow-link.ts'
import { clockIcon, homeIcon } from '../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { plannedScreens } from './planned-screens.ts'

/** A page that exists in the plan only says so: what it will be, and the way home. */
export function NotBuilt() {
  const { t } = useLingui()
  const router = useRouter()
  const path = useLocation({ select: location => location.pathname.replace(/(.)\/$/, '$1') })
  const planned = plannedScreens[path]
  const goHome = followLink(() => void router.navigate({ to: '/' }))
  const wayBack = useWayBack()
  return (
    <div className="page column">
      <PageHeader title={planned ? t(planned.title) : t`Coming later`} {...wayBack} />
      <EmptyState
        icon={clockIcon}
        title={t`This page is not built yet`}
        text={planned ? t(planned.promise) : t`It will follow. Nothing of yours depends on it.`}
      >
        <LinkButton href="/" icon={homeIcon} onClick={goHome}>{t`To the lobby`}</LinkButton>
      </EmptyState>
    </div>
  )
}
