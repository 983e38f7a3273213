import type { GatewayModule } from '../../module.ts'
import { exportsOperatorResolvers } from './operator/resolvers.ts'

export const exportsModule: GatewayModule = { resolvers: [exportsOperatorResolvers] }
