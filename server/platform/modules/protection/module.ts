import type { Logger } from 'pino'
import { defineModule } from '../../module.ts'
import type { ProtectionDependencies } from './dependencies.ts'
import { protectionRights } from './operator/policy.ts'
import { registerProtectionOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerProtectionRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createProtectionService, type ProtectionService } from './service.ts'
import * as shapes from './shapes.ts'
import { protectionTells } from './tells.ts'

export const protectionModule = defineModule({
  name: 'protection',
  tells: protectionTells,
  calls: { ...schema.protectionCalls, ...operatorSchema.protectionOperatorCalls },
  shapes: [schema, operatorSchema, shapes],
  rights: protectionRights,
  create: ({ logger, ...parts }: Omit<ProtectionDependencies, 'onError'> & { readonly logger: Logger }) =>
    createProtectionService({ ...parts, onError: (error) => logger.error({ err: error }, 'background failure') }),
  routes: [registerProtectionRoutes, registerProtectionOperatorRoutes],
  forgetOld: ({ protection }: { readonly protection: ProtectionService }) => protection.sweep(),
})
