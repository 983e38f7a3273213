import type { GatewayModule } from '../../module.ts'
import { agentsResolvers } from './resolvers.ts'

export const agentsModule: GatewayModule = { resolvers: [agentsResolvers] }
