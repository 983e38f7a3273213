import { defineModule } from '../../module.ts'
import { messagesRights } from './operator/policy.ts'
import { registerMessagesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerMessagesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createMessagesService, type MessagesService } from './service.ts'

export const messagesModule = defineModule({
  name: 'messages',
  calls: { ...schema.messagesCalls, ...operatorSchema.messagesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: messagesRights,
  create: createMessagesService,
  routes: [registerMessagesRoutes, registerMessagesOperatorRoutes],
  outlet: ({ messages }: { readonly messages: MessagesService }) => messages.mailOutlet,
  forgetOld: ({ messages }: { readonly messages: MessagesService }) => messages.forgetOld(),
})
