import { defineModule } from '../../module.ts'
import { chatRights } from './operator/policy.ts'
import { registerChatOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerChatRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { type ChatService, createChatService } from './service.ts'

export const chatModule = defineModule({
  name: 'chat',
  brandSettings: {
    chat_words: { fresh: { id: 'ID', added_at: 'NOW', added_by: 'BY' } },
  },
  calls: { ...schema.chatCalls, ...operatorSchema.chatOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: chatRights,
  create: createChatService,
  routes: [registerChatRoutes, registerChatOperatorRoutes],
  forgetOld: ({ chat }: { readonly chat: ChatService }) => chat.forgetOld(),
})
