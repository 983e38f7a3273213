import type { GatewayModule } from '../../module.ts'
import { protectionOperatorResolvers } from './operator/resolvers.ts'
import { protectionResolvers } from './resolvers.ts'

export const protectionModule: GatewayModule = { resolvers: [protectionResolvers, protectionOperatorResolvers] }
