import type { GatewayModule } from '../../module.ts'
import { rulesResolvers } from './resolvers.ts'

export const rulesModule: GatewayModule = { resolvers: [rulesResolvers] }
