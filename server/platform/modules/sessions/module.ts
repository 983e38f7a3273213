import { defineModule } from '../../module.ts'
import { registerSessionsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSessionsService, type SessionsService } from './service.ts'

export const sessionsModule = defineModule({
  name: 'sessions',
  calls: schema.sessionsCalls,
  shapes: [schema],
  create: createSessionsService,
  routes: [registerSessionsRoutes],
  forgetOld: ({ sessions }: { readonly sessions: SessionsService }) => sessions.forgetOld(),
})
