import type { GatewayModule } from '../../module.ts'
import { protectionResolvers } from './resolvers.ts'

export const protectionModule: GatewayModule = { resolvers: [protectionResolvers] }
