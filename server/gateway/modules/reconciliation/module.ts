import type { GatewayModule } from '../../module.ts'
import { reconciliationResolvers } from './resolvers.ts'

export const reconciliationModule: GatewayModule = { resolvers: [reconciliationResolvers] }
