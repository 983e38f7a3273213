import type { GatewayModule } from '../../module.ts'
import { subaccountsOperatorResolvers } from './operator/resolvers.ts'
import { subaccountsResolvers } from './resolvers.ts'

export const subaccountsModule: GatewayModule = { resolvers: [subaccountsResolvers, subaccountsOperatorResolvers] }
