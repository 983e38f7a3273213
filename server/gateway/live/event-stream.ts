import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { request } from 'undici'
import type { PlatformEvent } from './events.ts'

export interface EventStreamOptions {
  readonly url: string
  readonly serviceKey: string
  readonly logger: Logger
  readonly onEvent: (event: PlatformEvent) => void
}

/** The platform sends a heartbeat every 15 s; a line that is silent for longer is dead. */
const longestSilence = 45_000
const shortestPause = 250
const longestPause = 10_000

/** Listens to the platform's server-sent events for as long as the gateway lives, and comes back after each interruption. */
export function followEvents({ url, serviceKey, logger, onEvent }: EventStreamOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let wasConnected = false

  async function connect(): Promise<void> {
    const response = await request(`${url}/wps/events`, {
      headers: { accept: 'text/event-stream', 'x-service-key': serviceKey, 'x-module-id': 'EVENTS' },
      headersTimeout: 5_000,
      bodyTimeout: longestSilence,
      signal: stopping.signal,
    })
    if (response.statusCode !== 200) {
      await response.body.dump()
      throw new Error(`/wps/events answered ${response.statusCode}`)
    }
    if (wasConnected) onEvent({ type: 'reconnected' })
    wasConnected = true
    for await (const event of readEvents(response.body)) onEvent(event)
  }

  async function follow(): Promise<void> {
    let pause = shortestPause
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      try {
        await connect()
      } catch (error) {
        if (!stopping.signal.aborted) logger.debug({ err: error }, 'the event stream of the platform broke off')
      }
      // Jitter, so that many gateways do not come back to a restarted platform in one moment.
      pause = Date.now() - startedAt > longestPause ? shortestPause : Math.min(longestPause, pause * 2)
      await wait(pause * (0.5 + Math.random()), undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }

  const following = follow()
  return {
    async stop() {
      stopping.abort()
      await following
    },
  }
}

/** The `data:` lines of a stream as events; other lines are comments and heartbeats. */
async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<PlatformEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice(5)) as PlatformEvent
  }
}
