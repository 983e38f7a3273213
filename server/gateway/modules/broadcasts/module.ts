import type { GatewayModule } from '../../module.ts'
import { broadcastsOperatorResolvers } from './operator/resolvers.ts'

export const broadcastsModule: GatewayModule = { resolvers: [broadcastsOperatorResolvers] }
