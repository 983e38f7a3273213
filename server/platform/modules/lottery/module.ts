import { defineModule } from '../../module.ts'
import { registerLotteryJobs } from './jobs.ts'
import { registerLotteryDesk } from './operator-routes.ts'
import { registerLotteryRulesDesk } from './operator-rules-routes.ts'
import * as operatorRulesSchema from './operator-rules-schema.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerLotteryRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createLotteryService } from './service.ts'

export const lotteryModule = defineModule({
  name: 'lottery',
  calls: { ...schema.lotteryCalls, ...operatorSchema.lotteryDeskCalls, ...operatorRulesSchema.lotteryRulesDeskCalls },
  shapes: [schema, operatorSchema, operatorRulesSchema],
  create: createLotteryService,
  jobs: registerLotteryJobs,
  routes: [registerLotteryRoutes, registerLotteryDesk, registerLotteryRulesDesk],
})
