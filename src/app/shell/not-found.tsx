import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useWayBack } from '../../common/use-way-back.ts'
import { homeIcon, searchIcon } from '../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

export function NotFound() {
  const { t } = useLingui()
  const router = useRouter()
  const wayBack = useWayBack()
  return (
    <div className="page column">
      <PageHeader title={t`No such page`} {...wayBack} />
      <EmptyState
        icon={searchIcon}
        title={t`There is nothing at this address`}
        text={t`The link may be old or mistyped. Your account and your games are where they were.`}
      >
        <LinkButton
          href="/"
          tone="main"
          icon={homeIcon}
          onClick={followLink(() => void router.navigate({ to: '/' }))}
        >{t`To the lobby`}</LinkButton>
        <LinkButton
          href="/searchGames"
          icon={searchIcon}
          onClick={followLink(() => void router.navigate({ to: '/searchGames' }))}
        >{t`Search games`}</LinkButton>
      </EmptyState>
    </div>
  )
}
