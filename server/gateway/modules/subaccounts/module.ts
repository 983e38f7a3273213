import type { GatewayModule } from '../../module.ts'
import { subaccountsResolvers } from './resolvers.ts'

export const subaccountsModule: GatewayModule = { resolvers: [subaccountsResolvers] }
