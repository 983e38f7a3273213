import { defineModule } from '../../module.ts'
import { createWinAlarm } from './alarm.ts'
import { winsRights } from './operator/policy.ts'
import { registerWinsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'

export const winsModule = defineModule({
  name: 'wins',
  calls: operatorSchema.winsOperatorCalls,
  shapes: [operatorSchema],
  rights: winsRights,
  events: { betsCounted: createWinAlarm },
  routes: [registerWinsOperatorRoutes],
})
