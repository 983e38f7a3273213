import type { GatewayModule } from '../../module.ts'
import { winsOperatorResolvers } from './operator/resolvers.ts'

export const winsModule: GatewayModule = { resolvers: [winsOperatorResolvers] }
