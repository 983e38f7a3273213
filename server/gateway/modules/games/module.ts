import type { GatewayModule } from '../../module.ts'
import { gamesLiveResolvers } from './live.ts'
import { gamesOperatorResolvers } from './operator/resolvers.ts'
import { gamesResolvers } from './resolvers.ts'

export const gamesModule: GatewayModule = { resolvers: [gamesResolvers, gamesLiveResolvers, gamesOperatorResolvers] }
