import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { searchIcon } from '../../../ui/icons/shell-icons.ts'

export function SearchButton() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <IconButton
      shape={searchIcon}
      label={t`Search games`}
      onClick={() => void navigate({ to: '/searchGames' })}
    />
  )
}
