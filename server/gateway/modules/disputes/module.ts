import type { GatewayModule } from '../../module.ts'
import { disputesOperatorResolvers } from './operator/resolvers.ts'
import { disputesResolvers } from './resolvers.ts'

export const disputesModule: GatewayModule = { resolvers: [disputesResolvers, disputesOperatorResolvers] }
