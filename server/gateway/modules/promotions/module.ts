import type { GatewayModule } from '../../module.ts'
import { promotionsResolvers } from './resolvers.ts'

export const promotionsModule: GatewayModule = { resolvers: [promotionsResolvers] }
