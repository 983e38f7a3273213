import type { GatewayModule } from '../../module.ts'
import { sitesOperatorResolvers } from './operator/resolvers.ts'
import { sitesResolvers } from './resolvers.ts'

export const sitesModule: GatewayModule = { resolvers: [sitesResolvers, sitesOperatorResolvers] }
