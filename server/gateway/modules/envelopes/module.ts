import type { GatewayModule } from '../../module.ts'
import { envelopesOperatorResolvers } from './operator/resolvers.ts'
import { envelopesResolvers } from './resolvers.ts'

export const envelopesModule: GatewayModule = { resolvers: [envelopesResolvers, envelopesOperatorResolvers] }
