import type { GatewayModule } from '../../module.ts'
import { walletsResolvers } from './resolvers.ts'

export const walletsModule: GatewayModule = { resolvers: [walletsResolvers] }
