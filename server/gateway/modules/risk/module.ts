import type { GatewayModule } from '../../module.ts'
import { riskOperatorResolvers } from './operator/resolvers.ts'

export const riskModule: GatewayModule = { resolvers: [riskOperatorResolvers] }
