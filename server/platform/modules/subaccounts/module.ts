import { defineModule } from '../../module.ts'
import { registerSubaccountsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { keepSubaccounts } from './service/keeper.ts'
import { createSubaccountsService } from './service.ts'

export const subaccountsModule = defineModule({
  name: 'subaccounts',
  calls: schema.subaccountsCalls,
  shapes: [schema],
  create: createSubaccountsService,
  keepsSubaccounts: keepSubaccounts,
  routes: [registerSubaccountsRoutes],
})
