import type { GatewayModule } from '../../module.ts'
import { ledgerOperatorResolvers } from './operator/resolvers.ts'

export const ledgerModule: GatewayModule = { resolvers: [ledgerOperatorResolvers] }
