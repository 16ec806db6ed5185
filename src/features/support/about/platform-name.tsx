import { useLingui } from '@lingui/react/macro'
import type { Platform } from '../../../state/device/platform.ts'

export function PlatformName({ platform }: { platform: Platform }) {
  const { t } = useLingui()
  switch (platform) {
    case 'apple-phone':
      return t`iPhone and iPad`
    case 'android':
      return t`Android`
    case 'computer':
      return t`Computer`
  }
}
