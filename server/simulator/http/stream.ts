import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SimulatorError } from './errors.ts'

/** Open streams of one server; a further one is refused. */
const mostStreams = 2000
/** A reader this far behind (bytes not yet sent) is cut off: it connects again and gets the present state. */
const mostBacklog = 256 * 1024
/** Below the half minute after which proxies close a silent line. */
const heartBeatMilliseconds = 15_000

const streams = new Set<PassThrough>()

/**
 * Server-sent events: `subscribe` is given a function that sends one message as JSON, should send the whole present state at
 * once (a reader may be one that lost its line), and returns what ends the subscription.
 * Throws BUSY (503) when too many read already.
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  subscribe: (send: (message: unknown) => void) => () => void,
) {
  if (streams.size >= mostStreams) throw new SimulatorError(503, 'BUSY', 'too many readers')
  const stream = new PassThrough()
  const send = (message: unknown) => {
    if (stream.writableLength > mostBacklog) stream.destroy()
    else if (!stream.destroyed) stream.write(`data: ${JSON.stringify(message)}\n\n`)
  }
  // The browser waits this long before it connects again.
  stream.write('retry: 1500\n\n')
  const heart = setInterval(() => {
    if (!stream.destroyed) stream.write(': still here\n\n')
  }, heartBeatMilliseconds)
  heart.unref()
  const unsubscribe = subscribe(send)
  stream.once('close', () => {
    clearInterval(heart)
    unsubscribe()
    streams.delete(stream)
  })
  streams.add(stream)
  request.raw.socket.once('close', () => stream.destroy())
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // A line kept open after the stream's end would keep a closing server waiting.
      .header('connection', 'close')
      .send(stream)
  )
}

/** Ends all streams, so that a server can close. */
export function endStreams() {
  for (const stream of streams) stream.end()
}
