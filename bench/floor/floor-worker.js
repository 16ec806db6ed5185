/* The least that starts offline: everything that was fetched is kept, and answered from there. */
self.addEventListener('install', event => {
  event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', event => {
  event.respondWith(answer(event.request))
})

async function answer(request) {
  const cache = await caches.open('floor')
  const known = await cache.match(request)
  if (known) return known
  const fetched = await fetch(request)
  if (fetched.ok && request.method === 'GET') await cache.put(request, fetched.clone())
  return fetched
}
