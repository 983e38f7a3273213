import type { GatewayModule } from '../../module.ts'
import { chatLiveResolvers } from './live.ts'
import { chatOperatorResolvers } from './operator/resolvers.ts'
import { chatResolvers } from './resolvers.ts'

export const chatModule: GatewayModule = { resolvers: [chatResolvers, chatLiveResolvers, chatOperatorResolvers] }
