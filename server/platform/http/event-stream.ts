import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { EventBus } from '../events/event-bus.ts'

const HEARTBEAT = 15_000
/** A listener that reads slower than this is cut off; it reads anew by version when it comes back. */
const MOST_WAITING_BYTES = 1024 * 1024

/**
 * Opens server-sent event streams of everything the bus tells, each with a heartbeat so that a dead line is noticed.
 * They end when the server closes: otherwise it would wait for them.
 */
export function createEventStreams(app: FastifyInstance, events: EventBus): () => PassThrough {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  return () => {
    const stream = openEventStream(events)
    open.add(stream)
    stream.on('close', () => open.delete(stream))
    return stream
  }
}

function openEventStream(events: EventBus): PassThrough {
  const stream = new PassThrough()
  stream.write(': open\n\n')
  const unsubscribe = events.subscribe((event) => {
    if (stream.writableLength > MOST_WAITING_BYTES) stream.destroy()
    else stream.write(`data: ${JSON.stringify(event)}\n\n`)
  })
  const heartbeat = setInterval(() => stream.write(': heartbeat\n\n'), HEARTBEAT)
  stream.on('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  stream.on('error', () => stream.destroy())
  return stream
}
