import type { GatewayModule } from '../../module.ts'
import { linesOperatorResolvers } from './operator/resolvers.ts'
import { linesResolvers } from './resolvers.ts'

export const linesModule: GatewayModule = { resolvers: [linesResolvers, linesOperatorResolvers] }
