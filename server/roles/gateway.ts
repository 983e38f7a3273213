import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { registerGateway } from '../gateway/gateway.ts'
import { createFirstPage } from '../gateway/pages/first-page.ts'
import { registerPages } from '../gateway/pages/index.ts'
import { createPictureReader } from '../gateway/pages/read-picture.ts'
import { registerWatch } from '../gateway/watch.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Mounts GraphQL, its sandbox, and the pages of portal and console. */
export async function startGateway(app: FastifyInstance, config: Config, logger: Logger): Promise<void> {
  await registerGateway(app, {
    wpsUrl: config.wpsUrl,
    serviceKey: config.serviceKey,
    deadlines: { read: config.wpsReadDeadline },
    mode: config.mode,
    publicUrl: config.publicUrl,
    introspection: config.introspection,
    // The sandbox is for people who write their own operations; browsers of a LIVE brand send ids only.
    allowAdHocOperations: config.mode === 'DEMO',
    logger: logger.child({ role: 'gateway' }),
    edge: config.edge,
  })
  if (!config.roles.includes('platform')) registerWatch(app, config)
  await registerPages(app, {
    root,
    firstPage: createFirstPage(app, config.edge),
    readPicture: createPictureReader(config),
    origins: config.mode === 'DEMO' ? [new URL(config.simulator.url).origin] : [],
  })
}
