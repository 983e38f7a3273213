import type { GatewayModule } from '../../module.ts'
import { sessionsResolvers } from './resolvers.ts'

export const sessionsModule: GatewayModule = { resolvers: [sessionsResolvers] }
