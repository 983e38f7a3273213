import type { GatewayModule } from '../../module.ts'
import { gamesOperatorResolvers } from './operator/resolvers.ts'
import { gamesResolvers } from './resolvers.ts'

export const gamesModule: GatewayModule = { resolvers: [gamesResolvers, gamesOperatorResolvers] }
