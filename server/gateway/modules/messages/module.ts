import type { GatewayModule } from '../../module.ts'
import { messagesLiveResolvers } from './live.ts'
import { messagesOperatorResolvers } from './operator/resolvers.ts'
import { messagesResolvers } from './resolvers.ts'

export const messagesModule: GatewayModule = {
  resolvers: [messagesResolvers, messagesLiveResolvers, messagesOperatorResolvers],
}
