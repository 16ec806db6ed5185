import { readOwnPath } from '../state/member/own-path.ts'

type LaunchQueue = { setConsumer: (onEvent: (launch: unknown) => void) => void }

const isLaunchQueue = (raw: unknown): raw is LaunchQueue =>
  typeof raw === 'object' && raw !== null && 'setConsumer' in raw

/**
 * The app's sign was pressed again while its window is open (`launch_handler` of the manifest): the window comes forward as it is,
 * for it may be in the middle of something. Only a shortcut leads elsewhere, as a link would.
 */
export function onLaunch(page: Window, open: (path: string) => void) {
  const queue: unknown = Reflect.get(page, 'launchQueue')
  if (!isLaunchQueue(queue)) return
  let isFirst = true
  queue.setConsumer(launch => {
    const opened = isFirst
    isFirst = false
    // A host object: its properties are no own ones.
    const targetURL: unknown =
      typeof launch === 'object' && launch !== null ? Reflect.get(launch, 'targetURL') : undefined
    if (opened || typeof targetURL !== 'string' || !URL.canParse(targetURL)) return
    const { origin, pathname, search } = new URL(targetURL)
    const path = origin === page.location.origin ? readOwnPath(`${pathname}${search}`) : undefined
    if (path !== undefined && pathname !== '/') open(path)
  })
}
