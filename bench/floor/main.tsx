import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const game = createRoute({ getParentRoute: () => root, path: '/game', component: Game })
const router = createRouter({ routeTree: root.addChildren([home, game]) })

function Home() {
  return (
    <main>
      <h1>Arara</h1>
      <Link to="/game">
        <img
          src="/art/floresta-da-arara.svg"
          alt=""
          width={120}
          height={160}
          fetchPriority="high"
          {...{ elementtiming: 'first-tile' }}
        />
        <span>Floresta da Arara</span>
      </Link>
    </main>
  )
}

/** Where a press leads: the least that another page can be. */
function Game() {
  return (
    <main>
      <h1>Floresta da Arara</h1>
      <Link to="/">Arara</Link>
    </main>
  )
}

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
addEventListener('load', () => void navigator.serviceWorker.register('/floor-worker.js'))
