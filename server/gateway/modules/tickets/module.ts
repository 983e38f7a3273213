import type { GatewayModule } from '../../module.ts'
import { ticketsLive } from './live.ts'
import { ticketsOperatorResolvers } from './operator/resolvers.ts'
import { ticketsResolvers } from './resolvers.ts'

export const ticketsModule: GatewayModule = { resolvers: [ticketsResolvers, ticketsLive, ticketsOperatorResolvers] }
