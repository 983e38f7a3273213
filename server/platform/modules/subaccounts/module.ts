import { defineModule } from '../../module.ts'
import { subaccountsRights } from './operator/policy.ts'
import { registerSubaccountsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerSubaccountsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { keepSubaccounts } from './service/keeper.ts'
import { createSubaccountsService } from './service.ts'

export const subaccountsModule = defineModule({
  name: 'subaccounts',
  calls: { ...schema.subaccountsCalls, ...operatorSchema.subaccountsOperatorCalls },
  shapes: [schema],
  rights: subaccountsRights,
  create: createSubaccountsService,
  keepsSubaccounts: keepSubaccounts,
  routes: [registerSubaccountsRoutes, registerSubaccountsOperatorRoutes],
})
