import type { GatewayModule } from '../../module.ts'
import { vendorsResolvers } from './resolvers.ts'

export const vendorsModule: GatewayModule = { resolvers: [vendorsResolvers] }
