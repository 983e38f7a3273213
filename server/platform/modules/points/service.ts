import { bind } from '../../lib/bind.ts'
import { convert } from './service/convert.ts'
import type { Dependencies } from './service/dependencies.ts'
import { earn } from './service/earn.ts'
import { givePoints } from './service/movements.ts'
import { listChanges, listRedemptions, listRewards, readBalance, readConfig } from './service/read.ts'
import { redeem } from './service/redeem.ts'
import { takeBack, takeBackEarned } from './service/take-back.ts'

export { POINT } from './ratio.ts'

/** Points that deposits earn, and the mall that takes them (domain.md 8). They never expire. */
export function createPointsService(dependencies: Dependencies) {
  return bind(dependencies, {
    earn,
    givePoints,
    takeBack,
    takeBackEarned,
    readBalance,
    readConfig,
    listRewards,
    listRedemptions,
    listChanges,
    redeem,
    convert,
  })
}

export type PointsService = ReturnType<typeof createPointsService>
