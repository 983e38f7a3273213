import type { GatewayModule } from '../../module.ts'
import { pushResolvers } from './resolvers.ts'

export const pushModule: GatewayModule = { resolvers: [pushResolvers] }
