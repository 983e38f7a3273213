import { defineModule } from '../../module.ts'
import { registerPushRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPushService, type PushService } from './service.ts'

export const pushModule = defineModule({
  name: 'push',
  calls: schema.pushCalls,
  shapes: [schema],
  create: createPushService,
  routes: [registerPushRoutes],
  outlet: ({ push }: { readonly push: PushService }) => push.outlet,
})
