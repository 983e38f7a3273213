import type { GatewayModule } from '../../module.ts'
import { agentsOperatorResolvers } from './operator/resolvers.ts'
import { agentsResolvers } from './resolvers.ts'

export const agentsModule: GatewayModule = { resolvers: [agentsResolvers, agentsOperatorResolvers] }
