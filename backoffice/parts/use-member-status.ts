import { useLingui } from '@lingui/react/macro'

export function useMemberStatus(): (status: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = { active: t`Active`, frozen: t`Frozen`, closed: t`Closed` }
  return status => words[status] ?? status
}
