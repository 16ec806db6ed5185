import { useLingui } from '@lingui/react/macro'
import type { Reward } from '../../../contract/promotions/promotions.ts'
import { promotionNamed } from '../../../contract/promotions/registry.ts'

/** What a reward was for. */
export function useRewardWords(): (reward: Pick<Reward, 'promotion'>) => string {
  const { i18n, t } = useLingui()
  return ({ promotion }) => {
    const named = promotionNamed(promotion)
    return named === undefined ? t`Reward` : i18n._(named.title)
  }
}
