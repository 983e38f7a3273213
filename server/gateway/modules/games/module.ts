import type { GatewayModule } from '../../module.ts'
import { gamesDeskResolvers } from './desk.ts'
import { gamesResolvers } from './resolvers.ts'

export const gamesModule: GatewayModule = { resolvers: [gamesDeskResolvers, gamesResolvers] }
