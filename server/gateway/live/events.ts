import type { SiteTopic } from '../generated/resolvers.ts'

/** What the platform's stream tells the gateway (`GET /wps/events`); kinds it does not know pass unseen. */
export type PlatformEvent =
  | { readonly type: 'balance'; readonly memberId: string; readonly account: string; readonly version: number }
  | { readonly type: 'deposit'; readonly memberId: string; readonly depositId: string }
  | { readonly type: 'withdrawal'; readonly memberId: string; readonly id: string }
  | { readonly type: 'inboxes'; readonly memberIds: readonly string[] }
  | { readonly type: 'bets'; readonly memberIds: readonly string[]; readonly round: string }
  | { readonly type: 'contract'; readonly memberId: string; readonly id: string }
  | { readonly type: 'ticket'; readonly memberId: string; readonly id: string }
  | { readonly type: 'unread'; readonly memberId: string }
  | { readonly type: 'session'; readonly memberId: string }
  | { readonly type: 'protection'; readonly memberId: string }
  | { readonly type: 'draw'; readonly merchantId: string; readonly gameCode: string }
  | { readonly type: 'site'; readonly merchantId: string; readonly topic: string }
  | { readonly type: 'notices'; readonly merchantId: string }
  | { readonly type: 'vendor-health'; readonly vendorCode: string; readonly isAvailable: boolean }
  | { readonly type: 'job'; readonly job: string }
  | {
      readonly type: 'support'
      readonly merchantId: string
      readonly conversationId: string
      readonly change: 'CHANGED' | 'TYPING'
      readonly author: 'PERSON' | 'OPERATOR' | null
    }
  | { readonly type: 'chat'; readonly roomId: string; readonly message: { readonly sequence: number } }
  | {
      readonly type: 'chat-listeners'
      readonly node: string
      readonly rooms: readonly { readonly roomId: string; readonly listeners: number }[]
    }
  /** Made here: the stream was interrupted, so anything may have changed. */
  | { readonly type: 'reconnected' }

const topics: Readonly<Record<string, SiteTopic>> = {
  status: 'STATUS',
  whitelabel: 'SETTINGS',
  registration: 'SETTINGS',
  help: 'SETTINGS',
  banners: 'BANNERS',
  announcements: 'ANNOUNCEMENTS',
  notices: 'ANNOUNCEMENTS',
  games: 'GAMES',
  vendors: 'GAMES',
  promotions: 'PROMOTIONS',
  rewards: 'PROMOTIONS',
  payments: 'PAYMENTS',
  rooms: 'SETTINGS',
}

export const allTopics: readonly SiteTopic[] = [
  'STATUS',
  'SETTINGS',
  'BANNERS',
  'ANNOUNCEMENTS',
  'GAMES',
  'PROMOTIONS',
  'PAYMENTS',
]

/** The topics of the schema that an event makes old. The winner board moves with every win and lives by its short lifetime. */
export function topicsOf(event: PlatformEvent): readonly SiteTopic[] {
  if (event.type === 'reconnected') return allTopics
  if (event.type === 'notices') return ['ANNOUNCEMENTS']
  const topic = event.type === 'site' ? topics[event.topic] : undefined
  return topic === undefined ? [] : [topic]
}

export type PlatformEventListener = (event: PlatformEvent) => void

/** Hands events to whoever listens in this process. */
export function createEventHub() {
  const listeners = new Set<PlatformEventListener>()
  return {
    publish(event: PlatformEvent): void {
      for (const listener of [...listeners]) listener(event)
    },
    subscribe(listener: PlatformEventListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listeners: () => listeners.size,
  }
}

export type EventHub = ReturnType<typeof createEventHub>
