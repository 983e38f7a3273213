import type { GatewayModule } from '../../module.ts'
import { rebatesOperatorResolvers } from './operator/resolvers.ts'
import { rebatesResolvers } from './resolvers.ts'

export const rebatesModule: GatewayModule = { resolvers: [rebatesResolvers, rebatesOperatorResolvers] }
