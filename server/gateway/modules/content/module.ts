import type { GatewayModule } from '../../module.ts'
import { contentOperatorResolvers } from './operator/resolvers.ts'
import { contentResolvers } from './resolvers.ts'

export const contentModule: GatewayModule = { resolvers: [contentResolvers, contentOperatorResolvers] }
