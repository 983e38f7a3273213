import type { GatewayModule } from '../../module.ts'
import { missionsOperatorResolvers } from './operator/resolvers.ts'
import { missionsResolvers } from './resolvers.ts'

export const missionsModule: GatewayModule = { resolvers: [missionsResolvers, missionsOperatorResolvers] }
