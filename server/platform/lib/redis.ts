import { Redis } from 'ioredis'

/** Milliseconds that Redis has for an answer, and for taking a connection. */
const ANSWER_TIMEOUT = 1_000
const CONNECT_TIMEOUT = 1_000
/** Milliseconds between two questions whether it is still there, so that silence is noticed where nobody asks for anything. */
const PING_INTERVAL = 2_000
/** Milliseconds until a lost connection is tried again, at most. */
const LONGEST_PAUSE = 1_000

export interface SharedRedis {
  readonly client: Redis
  /** Whether it answers, as far as is known. */
  isAnswering(): boolean
  close(): void
}

/**
 * A connection to Redis that keeps nobody waiting. One command without an answer in time gives the connection up; until a
 * new one answers, commands fail at once. `onError` is told once each time it is lost.
 */
export function openRedis(url: string, onError: (error: unknown) => void): SharedRedis {
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: ANSWER_TIMEOUT,
    socketTimeout: ANSWER_TIMEOUT,
    retryStrategy: (attempt) => Math.min(attempt * 50, LONGEST_PAUSE),
    // Nothing is queued for later: whoever asks goes on without.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
  })
  let isTold = false
  const tell = (error: unknown) => {
    if (!isTold) onError(error)
    isTold = true
  }
  client.on('error', tell)
  client.on('ready', () => {
    isTold = false
  })
  const isAnswering = () => client.status === 'ready'
  const ping = setInterval(() => {
    if (isAnswering()) client.ping().catch(tell)
  }, PING_INTERVAL).unref()
  return {
    client,
    isAnswering,
    close() {
      clearInterval(ping)
      client.disconnect()
    },
  }
}
