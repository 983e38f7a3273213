import { defineModule } from '../../module.ts'
import { registerRewardCentreRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createRewardCentreService } from './service.ts'

export const rewardCentreModule = defineModule({
  name: 'rewardCentre',
  calls: schema.rewardCentreCalls,
  shapes: [schema],
  create: createRewardCentreService,
  routes: [registerRewardCentreRoutes],
})
