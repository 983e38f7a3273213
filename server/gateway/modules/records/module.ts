import type { GatewayModule } from '../../module.ts'
import { recordsResolvers } from './resolvers.ts'

export const recordsModule: GatewayModule = { resolvers: [recordsResolvers] }
