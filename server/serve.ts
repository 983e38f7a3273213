import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { createHttpServer } from './http-server.ts'
import { letGoOfStart } from './let-go-of-start.ts'
import { waitingBy } from './logger.ts'
import { startGateway } from './roles/gateway.ts'
import { startPlatform } from './roles/platform.ts'
import { startSimulator } from './roles/simulator.ts'

export interface ServeOptions {
  /** Milliseconds that running requests get to finish when the process is told to stop. */
  readonly patience: number
}

/** Milliseconds after which the first round of each job is over. */
const SETTLED_AFTER = 3_000

/** Composes the roles asked for, in this process, on one port. Returns when it listens and its jobs have begun; SIGTERM and SIGINT end it. */
export async function serve(config: Config, logger: Logger, { patience }: ServeOptions): Promise<void> {
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
