import { ServerError } from '@apollo/client/errors'
import { RetryLink } from '@apollo/client/link/retry'

/** Milliseconds, each time by chance between none and twice that, so that a crowd does not come back at once. */
const PAUSE = 500

/** Answers of a server that is being replaced, or of what stands before it. */
const PASSING = new Set([502, 503, 504])

/**
 * Asks a second time, unseen, for what a lost connection or a server on its way up kept from an answer: a first visit that begins
 * with a red box over one lost packet is nobody's welcome. Changes are never sent twice: their first may have arrived.
 */
export const retriedReads = (pause = PAUSE): RetryLink =>
  new RetryLink({
    delay: { initial: pause, max: pause, jitter: true },
    attempts: {
      max: 2,
      retryIf: (error, { operationType }) => operationType === 'query' && isPassing(error),
    },
  })

const isPassing = (error: unknown): boolean =>
  ServerError.is(error) ? PASSING.has(error.statusCode) : error instanceof TypeError
