import { type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'
import type { Waiting } from './platform/db/patiently.ts'

/** Paths of secrets that must never reach a log, whoever logs them. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.verificationCode',
  '*.captcha',
]

/** The log of the process: lines of JSON at `LOG_LEVEL` and above, on standard output. */
export function createLogger({ logLevel }: Config): Logger {
  // An error has no fields of its own that JSON would show.
  const serializers = { error: pino.stdSerializers.err }
  return pino({ level: logLevel, redact: secretPaths, serializers })
}

/** Tells the log that the database is waited for. */
export const waitingBy = (logger: Logger): Waiting => ({
  onWait: (fault, waitedSeconds) => logger.warn({ fault: fault.message, waitedSeconds }, 'waiting for the database'),
})
