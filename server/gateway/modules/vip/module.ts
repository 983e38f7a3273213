import type { GatewayModule } from '../../module.ts'
import { vipOperatorResolvers } from './operator/resolvers.ts'
import { vipResolvers } from './resolvers.ts'

export const vipModule: GatewayModule = { resolvers: [vipResolvers, vipOperatorResolvers] }
