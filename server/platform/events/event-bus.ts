import { Redis } from 'ioredis'
import { newId } from '../lib/id.ts'
import type { LiveEvent, LiveEventListener } from './events.ts'

const CHANNEL = 'croupier:events'

export interface EventBusOptions {
  /** With it, the buses of all processes on that Redis are one. */
  readonly redisUrl?: string | undefined
  /** Told of listeners that throw and of a Redis that does not answer; neither stops the house. */
  readonly onError?: (error: unknown) => void
}

export interface EventBus {
  /** Hands the event to every listener here and, through Redis, elsewhere. Never throws, never waits. */
  publish(event: LiveEvent): void
  /** Returns a function that ends the subscription. */
  subscribe(listener: LiveEventListener): () => void
  close(): Promise<void>
}

/** The bus of live events: at most once, in order per process. What must not be lost goes through a table instead. */
export function createEventBus(options: EventBusOptions = {}): EventBus {
  const onError = options.onError ?? (() => {})
  const listeners = new Set<LiveEventListener>()
  const deliver = (event: LiveEvent) => {
    for (const listener of [...listeners]) {
      try {
        listener(event)
      } catch (error) {
        onError(error)
      }
    }
  }
  const wire = options.redisUrl === undefined ? undefined : connect(options.redisUrl, deliver, onError)
  return {
    publish(event) {
      deliver(event)
      wire?.send(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      await wire?.close()
    },
  }
}

function connect(url: string, deliver: LiveEventListener, onError: (error: unknown) => void) {
  const node = newId()
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: true, lazyConnect: false } as const
  const receiver = new Redis(url, options)
  // Events are worth nothing later: without a connection they are dropped, not queued.
  const sender = new Redis(url, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  for (const redis of [receiver, sender]) redis.on('error', onError)
  receiver.subscribe(CHANNEL).catch(onError)
  receiver.on('message', (_channel: string, text: string) => {
    try {
      const message = JSON.parse(text) as { node: string; event: LiveEvent }
      if (message.node !== node) deliver(message.event)
    } catch (error) {
      onError(error)
    }
  })
  return {
    send: (event: LiveEvent) => void sender.publish(CHANNEL, JSON.stringify({ node, event })).catch(onError),
    async close() {
      receiver.disconnect()
      sender.disconnect()
    },
  }
}
