import type { GatewayModule } from '../../module.ts'
import { pointsOperatorResolvers } from './operator/resolvers.ts'
import { pointsResolvers } from './resolvers.ts'

export const pointsModule: GatewayModule = { resolvers: [pointsResolvers, pointsOperatorResolvers] }
