/** How often a page that stays open asks for a new version, in milliseconds. */
const pause = 60 * 60_000

interface WorkerListener {
  /** A newer version of the portal is there than the one that runs. */
  onNewVersion: () => void
  /** A notification was pressed: the page it leads to. */
  onOpen: (path: string) => void
}

/** Starts the service worker, where the browser has them, and listens to it; gives back how to stop listening. */
export function watchServiceWorker({ onNewVersion, onOpen }: WorkerListener): () => void {
  const container = navigator.serviceWorker
  if (container === undefined) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  let askedAt = Date.now()

  const hear = ({ data }: MessageEvent<{ open?: unknown }>) => {
    const path = data?.open
    if (typeof path === 'string' && path.startsWith('/') && !path.startsWith('//')) onOpen(path)
  }
  const askAgain = () => {
    if (document.hidden || Date.now() - askedAt < pause) return
    askedAt = Date.now()
    registration?.update().catch(() => undefined)
  }
  const start = async () => {
    const hadOne = (await container.getRegistration('/'))?.active != null
    registration = await container.register('/service-worker.js', { updateViaCache: 'none' })
    const follow = (worker: ServiceWorker | null | undefined) =>
      worker?.addEventListener('statechange', () => worker.state === 'activated' && onNewVersion())
    // The first worker of a browser is no news.
    let isFirst = !hadOne
    if (registration.installing && hadOne) follow(registration.installing)
    registration.addEventListener('updatefound', () => {
      if (!isFirst) follow(registration?.installing)
      isFirst = false
    })
  }
  container.addEventListener('message', hear)
  document.addEventListener('visibilitychange', askAgain)
  // Without a worker the portal is the same, but for the page without a network.
  start().catch(() => undefined)
  return () => {
    container.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', askAgain)
  }
}
