import { useLingui } from '@lingui/react/macro'
import { orderCategories, orderStates, reviewStates } from '../../../../contract/cashier/order-words.ts'
import type { FilterChoice } from '../../../records/filter-bar.tsx'
import { useCategoryWords, useStateWords } from './use-order-words.ts'

export function useOrderChoices(): readonly FilterChoice[] {
  const { t } = useLingui()
  const category = useCategoryWords()
  const state = useStateWords()
  return [
    {
      part: 'kind',
      label: t`Kind`,
      options: orderCategories.map(value => ({ value, label: category(value) })),
    },
    { part: 'state', label: t`State`, options: orderStates.map(value => ({ value, label: state(value) })) },
    {
      part: 'review',
      label: t`Review`,
      options: reviewStates.map(value => ({
        value,
        label: value === 'reviewed' ? t`reviewed` : t`unreviewed`,
      })),
    },
  ]
}
