import { useLingui } from '@lingui/react/macro'

/** What is said of a record that is neither on the device nor to be had: for `NotLoaded` and `KeptAnswer`. Shared by features. */
export function useMissingRecord(): { title: string; text: string } {
  const { t } = useLingui()
  return {
    title: t`The record could not be loaded`,
    text: t`Nothing is lost: it is kept by the house.`,
  }
}
