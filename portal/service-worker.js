// What the browser keeps running of the portal (decision 0052): a page for when there is no network, and notifications. It keeps no
// answer of the server and touches no call: files with a hash in their name are in the browser's own cache already, and a page of
// money that is not fresh would be a lie.

/** Changes with each build, so that the browser sees a new version and the page can say so. */
const VERSION = '__VERSION__'
const KEPT = `offline-${VERSION}`
const OFFLINE = '/offline'
const ICON = '/app-icon/192.png'
/** What this host serves beside the portal's pages. */
const OTHERS = /^\/(admin|graphql|wps|simulator|sandbox|health|metrics)(\/|$)/
/** Pages where a game runs: nothing takes a player away from there. */
const GAMES = /^\/(seamless|lottery|vnLottery|seaLottery)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT)
      await kept.addAll([new Request(OFFLINE, { cache: 'reload' }), ICON])
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
      // Without it a page would wait until this worker runs.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname === ICON && event.request.destination === 'image') {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(ICON)) ?? Response.error()))
  }
  if (event.request.mode !== 'navigate' || OTHERS.test(pathname)) return
  event.respondWith(open(event))
})

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data?.json() ?? {}
  if (!title) return
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      data: { path },
      icon: ICON,
      badge: '/app-icon/badge-96.png',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (target.origin === self.location.origin) event.waitUntil(lead(target))
})

/** Opens a page of the portal where somebody is signed in already, and in a window of its own rather than over a game. */
async function lead(target) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const free = windows.find(({ url }) => {
    const { pathname } = new URL(url)
    return !OTHERS.test(pathname) && !GAMES.test(pathname)
  })
  if (free === undefined) return self.clients.openWindow(target.href)
  await free.focus()
  free.postMessage({ open: target.pathname + target.search + target.hash })
}
