import cluster from 'node:cluster'
import { type Logger, pino } from 'pino'
import { announce } from './announce.ts'
import { type Config, ConfigError } from './config/config.ts'
import { createHttpServer } from './http-server.ts'
import { letGoOfStart } from './let-go-of-start.ts'
import { FolderInUseError } from './platform/db/folder-lock.ts'
import type { Waiting } from './platform/db/patiently.ts'
import { offerMetrics } from './processes/metrics.ts'
import { supervise } from './processes/supervise.ts'
import { loadReadyConfig } from './readiness.ts'
import { startGateway } from './roles/gateway.ts'
import { startPlatform } from './roles/platform.ts'
import { startSimulator } from './roles/simulator.ts'

/** Paths of secrets that must never reach a log, whoever logs them. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.verificationCode',
  '*.captcha',
]
/** Milliseconds that running requests get to finish when the process is told to stop. */
const patience = 10_000
/** Milliseconds after which what has not ended by itself is ended by whoever started it. */
const lastPatience = patience + 2_000
/** Milliseconds after which the first round of each job is over. */
const SETTLED_AFTER = 3_000

function createLogger({ logLevel }: Config): Logger {
  // An error has no fields of its own that JSON would show.
  const serializers = { error: pino.stdSerializers.err }
  return pino({ level: logLevel, redact: secretPaths, serializers })
}

const waitingBy = (logger: Logger): Waiting => ({
  onWait: (fault, waitedSeconds) => logger.warn({ fault: fault.message, waitedSeconds }, 'waiting for the database'),
})

async function main(): Promise<void> {
  const config = await loadReadyConfig({ waitingBy: (read) => waitingBy(createLogger(read)) })
  const logger = createLogger(config)
  if (config.workers === 1) {
    await serve(config, logger)
    announce(config)
  } else if (cluster.isWorker) {
    offerMetrics()
    await serve(config, logger)
  } else {
    supervise({ count: config.workers, logger, patience: lastPatience, onReady: () => announce(config) })
  }
}

/** Composes the roles asked for, in this process, on one port. */
async function serve(config: Config, logger: Logger): Promise<void> {
  const app = createHttpServer(logger)
  const roles = new Set(config.roles)
  const platform =
    roles.has('platform') || roles.has('worker')
      ? await startPlatform(app, config, logger, waitingBy(logger))
      : undefined
  if (roles.has('simulator')) await startSimulator(app, config, logger)
  if (roles.has('gateway')) await startGateway(app, config, logger)

  let isStopping = false
  const stop = async (signal: string, exitCode = 0) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping: open requests are finished first')
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await platform?.stop()
    process.exit(exitCode)
  }
  // The last resort (ASVS 16.5.4): after a fault that nobody caught the process cannot be trusted, but its requests can be finished.
  const giveUp = (error: unknown) => {
    logger.fatal({ err: error }, 'a fault that nobody caught')
    void stop('fault', 1)
  }
  process.on('uncaughtException', giveUp)
  process.on('unhandledRejection', giveUp)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: config.port, host: config.host })
  if (isStopping) return
  await platform?.work()
  if (config.databaseUrl === undefined) setTimeout(() => void letGoOfStart().catch(giveUp), SETTLED_AFTER).unref()
}

main().catch((error: unknown) => {
  // What a person can mend is told in its own words; anything else is a defect and shows where it happened.
  const isKnown = error instanceof ConfigError || error instanceof FolderInUseError
  process.stderr.write(`${isKnown ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exit(1)
})
