import { lazyRouteComponent } from '@tanstack/react-router'

const component = lazyRouteComponent(() => import('./not-built.tsx'), 'NotBuilt')

/** Options of a route whose screen is not built yet: all share one chunk. A new object each time, since the router writes into it. */
export const notBuilt = () => ({ component })
