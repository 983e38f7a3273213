import { defineModule } from '../../module.ts'
import { createRewardsService } from './service.ts'
import { rewardsTells } from './tells.ts'

export const rewardsModule = defineModule({
  name: 'rewards',
  tells: rewardsTells,
  calls: {},
  shapes: [],
  create: createRewardsService,
  routes: [],
})
