import type { GatewayModule } from '../../module.ts'
import { walletsOperatorResolvers } from './operator/resolvers.ts'
import { walletsResolvers } from './resolvers.ts'

export const walletsModule: GatewayModule = { resolvers: [walletsResolvers, walletsOperatorResolvers] }
