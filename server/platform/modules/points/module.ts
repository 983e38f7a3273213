import { defineModule } from '../../module.ts'
import type { DepositListener, ReversalListener } from '../payments/service.ts'
import { pointsRights } from './operator/policy.ts'
import { registerPointsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerPointsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPointsService, type PointsService } from './service.ts'
import { pointsTells } from './tells.ts'

export const pointsModule = defineModule({
  name: 'points',
  brandSettings: {
    point_settings: {},
    point_steps: {},
  },
  tells: pointsTells,
  calls: { ...schema.pointsCalls, ...operatorSchema.pointsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: pointsRights,
  create: createPointsService,
  routes: [registerPointsRoutes, registerPointsOperatorRoutes],
  // In the deposit's own transaction: it is but one more movement, and so it is neither lost nor given twice.
  events: {
    depositCredited:
      ({ points }: { readonly points: PointsService }): DepositListener =>
      (tx, deposits) =>
        points.earn(tx, deposits),
    depositReversed: ({ points }: { readonly points: PointsService }): ReversalListener => points.takeBackEarned,
  },
})
