import { ServerError } from '@apollo/client/errors'
import { RetryLink } from '@apollo/client/link/retry'
import { isPassing } from '../data/connection.ts'

/** Milliseconds, each time by chance between none and twice that, so that a crowd does not come back at once. */
const PAUSE = 500

/**
 * Asks a second time, unseen, for what a lost connection or a server on its way up kept from an answer: a first visit that begins
 * with a red box over one lost packet is nobody's welcome. Changes are never sent twice: their first may have arrived.
 */
export const retriedReads = (pause = PAUSE): RetryLink =>
  new RetryLink({
    delay: { initial: pause, max: pause, jitter: true },
    attempts: {
      max: 2,
      retryIf: (error, { operationType }) => operationType === 'query' && mayPass(error),
    },
  })

const mayPass = (error: unknown): boolean =>
  ServerError.is(error) ? isPassing(error.statusCode) : error instanceof TypeError
