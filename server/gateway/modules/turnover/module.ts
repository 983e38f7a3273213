import type { GatewayModule } from '../../module.ts'
import { turnoverResolvers } from './resolvers.ts'

export const turnoverModule: GatewayModule = { resolvers: [turnoverResolvers] }
