import { useCanGoBack, useRouter } from '@tanstack/react-router'

/**
 * The in-app way back for a page header: where the member came from, or `parent` for a page that was opened directly.
 * `<PageHeader title={…} {...useWayBack('/profile')} />`
 */
export function useWayBack(parent = '/'): { backHref: string; onBack: () => void } {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const onBack = () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: parent, replace: true })
  }
  return { backHref: parent, onBack }
}
