import type { GatewayModule } from '../../module.ts'
import { adjustmentsResolvers } from './resolvers.ts'

export const adjustmentsModule: GatewayModule = { resolvers: [adjustmentsResolvers] }
