import type { GatewayModule } from '../../module.ts'
import { reportsResolvers } from './resolvers.ts'

export const reportsModule: GatewayModule = { resolvers: [reportsResolvers] }
