import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { buildPlatform } from '../platform/app.ts'
import { createPlatformContext } from '../platform/context.ts'
import { openDatabase } from '../platform/db/connection.ts'
import { migrate } from '../platform/db/migrate.ts'
import { patiently, type Waiting } from '../platform/db/patiently.ts'
import { seedOnce } from '../seed/once.ts'

export interface RunningPlatform {
  /** Begins with the jobs, where this process does them: once it listens, so that callers do not wait for rounds nobody waits for. */
  work(): Promise<void>
  /** Stops what outlives the HTTP server. */
  stop(): Promise<void>
}

/** Opens the database, brings it up to date, seeds the demo brands in DEMO mode, and mounts the REST platform. */
export async function startPlatform(
  app: FastifyInstance,
  config: Config,
  logger: Logger,
  waiting: Waiting,
): Promise<RunningPlatform> {
  const database = await openDatabase(config, (error) => logger.error({ err: error }, 'the database is away'))
  await patiently(() => migrate(database), waiting)
  const replica =
    config.databaseReadUrl === undefined
      ? undefined
      : await openDatabase({ ...config, databaseUrl: config.databaseReadUrl }, (error) =>
          logger.warn({ err: error }, 'the replica of the database is away'),
        )
  const context = createPlatformContext(config, database, {
    logger: logger.child({ role: 'platform' }),
    ...(replica !== undefined && { replica }),
  })
  // A seed looks first at what is there, so that it goes on where it was interrupted.
  await patiently(async () => {
    if (config.mode === 'DEMO') await seedOnce(context)
    await context.vendors.health.learn()
  }, waiting)
  await context.jobs.start({ work: false })
  if (config.roles.includes('platform')) await app.register(buildPlatform(context))
  return {
    async work() {
      if (config.roles.includes('worker')) await context.jobs.work()
    },
    async stop() {
      await context.jobs.stop()
      await context.close()
      await database.close()
    },
  }
}
