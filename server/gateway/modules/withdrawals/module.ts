import type { GatewayModule } from '../../module.ts'
import { withdrawalsResolvers } from './resolvers.ts'

export const withdrawalsModule: GatewayModule = { resolvers: [withdrawalsResolvers] }
