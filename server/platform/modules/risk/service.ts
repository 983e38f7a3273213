import { bind } from '../../lib/bind.ts'
import { assess, assessAwaiting } from './service/assess.ts'
import type { Dependencies } from './service/dependencies.ts'

export { isAssessed } from './repository/assessments.ts'
export { listClearing } from './repository/cases.ts'
export { demandClear, demandUnheld } from './service/demand-clear.ts'

/**
 * What withdrawals, and the members who ask for them, are looked at for before money leaves: rules of each brand, what they found, and the
 * cases that people decide (decision 0071).
 */
export const createRiskService = (dependencies: Dependencies) => bind(dependencies, { assess, assessAwaiting })

export type RiskService = ReturnType<typeof createRiskService>
