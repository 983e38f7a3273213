import { defineModule } from '../../module.ts'
import { createRewardsService } from './service.ts'

export const rewardsModule = defineModule({
  name: 'rewards',
  calls: {},
  shapes: [],
  create: createRewardsService,
  routes: [],
})
