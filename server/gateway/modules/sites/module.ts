import type { GatewayModule } from '../../module.ts'
import { sitesResolvers } from './resolvers.ts'

export const sitesModule: GatewayModule = { resolvers: [sitesResolvers] }
