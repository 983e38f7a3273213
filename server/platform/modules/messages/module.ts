import { defineModule } from '../../module.ts'
import { registerMessagesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createMessagesService } from './service.ts'

export const messagesModule = defineModule({
  name: 'messages',
  calls: { ...schema.messagesCalls },
  shapes: [schema],
  create: createMessagesService,
  routes: [registerMessagesRoutes],
})
