import type { GatewayModule } from '../../module.ts'
import { reconciliationOperatorResolvers } from './operator/resolvers.ts'

export const reconciliationModule: GatewayModule = { resolvers: [reconciliationOperatorResolvers] }
