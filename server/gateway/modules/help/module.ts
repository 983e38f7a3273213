import type { GatewayModule } from '../../module.ts'
import { helpOperatorResolvers } from './operator/resolvers.ts'
import { helpResolvers } from './resolvers.ts'

export const helpModule: GatewayModule = { resolvers: [helpResolvers, helpOperatorResolvers] }
