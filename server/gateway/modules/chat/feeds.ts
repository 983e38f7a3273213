import { randomUUID } from 'node:crypto'
import type { EventHub } from '../../live/events.ts'
import type { CallInput } from '../../wps/types.ts'
import { createFeed, type Feed, type Listener, type ReadLog } from './feed.ts'

type Told = NonNullable<CallInput<'tellChatListeners'>['body']>

/** Milliseconds between two tellings of how many listen here, and after which a node that is silent counts no more. */
const BEAT = 15_000
const LONGEST_SILENCE = 40_000

export interface ChatFeedsOptions {
  readonly events: EventHub
  /** Tells the other nodes how many listen at this one. */
  readonly tell: (told: Told) => Promise<unknown>
}

export interface ChatFeeds {
  listen(roomId: string, listener: Listener, after: number | undefined, read: ReadLog): Promise<() => void>
  /** How many listen to a room at all nodes, about. */
  listeners(roomId: string): number
}

/** The rooms that somebody listens to at this node. */
export function createChatFeeds({ events, tell }: ChatFeedsOptions): ChatFeeds {
  const node = randomUUID()
  const feeds = new Map<string, Feed>()
  const elsewhere = new Map<string, { at: number; rooms: ReadonlyMap<string, number> }>()
  /** What listeners of a room were told last. */
  const told = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  events.subscribe((event) => {
    if (event.type !== 'chat-listeners' || event.node === node) return
    const rooms = new Map(event.rooms.map(({ roomId, listeners }) => [roomId, listeners]))
    elsewhere.set(event.node, { at: Date.now(), rooms })
  })

  function countElsewhere(roomId: string): number {
    let count = 0
    for (const [other, { at, rooms }] of elsewhere) {
      if (Date.now() - at > LONGEST_SILENCE) elsewhere.delete(other)
      else count += rooms.get(roomId) ?? 0
    }
    return count
  }

  function beat(): void {
    const rooms = [...feeds].map(([roomId, feed]) => ({ roomId, listeners: feed.persons() }))
    // A figure that nobody heard is told again in a moment.
    if (rooms.length > 0) tell({ node, rooms }).catch(() => undefined)
    for (const [roomId, feed] of feeds) {
      const now = feed.listenersNow()
      if (told.get(roomId) !== now) feed.tellListeners()
      told.set(roomId, now)
    }
  }

  function close(roomId: string, feed: Feed): void {
    if (feed.size() > 0) return
    feed.close()
    feeds.delete(roomId)
    told.delete(roomId)
    if (feeds.size > 0) return
    clearInterval(timer)
    timer = undefined
    // Otherwise the others would count who was here last for a while.
    tell({ node, rooms: [] }).catch(() => undefined)
  }

  return {
    listeners: (roomId) => (feeds.get(roomId)?.persons() ?? 0) + countElsewhere(roomId),
    async listen(roomId, listener, after, read) {
      const feed = feeds.get(roomId) ?? createFeed(roomId, events, () => countElsewhere(roomId))
      feeds.set(roomId, feed)
      timer ??= setInterval(beat, BEAT).unref()
      const stop = await feed.listen(listener, after, read)
      return () => {
        stop()
        close(roomId, feed)
      }
    },
  }
}
