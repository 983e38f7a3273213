import type { GatewayModule } from '../../module.ts'
import { proposalsResolvers } from './resolvers.ts'

export const proposalsModule: GatewayModule = { resolvers: [proposalsResolvers] }
