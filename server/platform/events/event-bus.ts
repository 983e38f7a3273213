import { newId } from '../lib/id.ts'
import { openRedis } from '../lib/redis.ts'
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
  /** Whether other processes hear what is published, where they should. */
  isShared(): boolean
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
    isShared: () => wire === undefined || wire.isAnswering(),
    async close() {
      listeners.clear()
      wire?.close()
    },
  }
}

function connect(url: string, deliver: LiveEventListener, onError: (error: unknown) => void) {
  const node = newId()
  const receiver = openRedis(url, onError)
  const sender = openRedis(url, onError)
  // Each new connection listens anew.
  receiver.client.on('ready', () => receiver.client.subscribe(CHANNEL).catch(onError))
  receiver.client.on('message', (_channel: string, text: string) => {
    try {
      const message = JSON.parse(text) as { node: string; event: LiveEvent }
      if (message.node !== node) deliver(message.event)
    } catch (error) {
      onError(error)
    }
  })
  return {
    isAnswering: () => receiver.isAnswering() && sender.isAnswering(),
    // Events are worth nothing later: without a connection they are dropped, not queued.
    send(event: LiveEvent) {
      if (sender.isAnswering()) sender.client.publish(CHANNEL, JSON.stringify({ node, event })).catch(onError)
    },
    close() {
      receiver.close()
      sender.close()
    },
  }
}
