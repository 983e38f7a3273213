import type { GatewayModule } from '../../module.ts'
import { webhooksOperatorResolvers } from './operator/resolvers.ts'

export const webhooksModule: GatewayModule = { resolvers: [webhooksOperatorResolvers] }
