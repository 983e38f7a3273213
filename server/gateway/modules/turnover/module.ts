import type { GatewayModule } from '../../module.ts'
import { turnoverOperatorResolvers } from './operator/resolvers.ts'
import { turnoverResolvers } from './resolvers.ts'

export const turnoverModule: GatewayModule = { resolvers: [turnoverResolvers, turnoverOperatorResolvers] }
