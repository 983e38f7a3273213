import { bind } from '../../lib/bind.ts'
import { convert } from './service/convert.ts'
import type { Dependencies } from './service/dependencies.ts'
import { earn } from './service/earn.ts'
import { listChanges, listRedemptions, listRewards, readBalance, readConfig } from './service/read.ts'
import { redeem } from './service/redeem.ts'

/** Points that deposits earn, and the mall that takes them (domain.md 8). They never expire. */
export function createPointsService(dependencies: Dependencies) {
  return bind(dependencies, {
    earn,
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
