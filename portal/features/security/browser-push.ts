/** What a browser was given by its push service, as the server takes it. */
export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Why a browser could not subscribe. */
export type PushRefusal = 'denied' | 'unsupported' | 'failed'

export class PushRefused extends Error {
  readonly reason: PushRefusal

  constructor(reason: PushRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Under which id the server keeps this browser; of it, and of no other. */
const kept = 'pushSubscription'

export const ownSubscriptionId = (): string | null => localStorage.getItem(kept)

export function keepOwnSubscriptionId(id: string | null): void {
  if (id === null) localStorage.removeItem(kept)
  else localStorage.setItem(kept, id)
}

/** Whether this browser can be told anything, and whether it was forbidden. */
export function pushObstacle(): PushRefusal | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Asks the person, and then the browser's push service. Only upon a press: a page that asks by itself is refused for ever. Throws PushRefused. */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription> {
  const obstacle = pushObstacle()
  if (obstacle) throw new PushRefused(obstacle)
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied')
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration === undefined) throw new PushRefused('unsupported')
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key }
    const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused('failed')
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    throw new PushRefused('failed')
  }
}

/** Ends what the browser has of its push service. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
