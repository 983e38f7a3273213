import type { Config } from '../../../config/config.ts'
import { bind } from '../../lib/bind.ts'
import { createStatementApi } from './gateways/statement-api.ts'
import { compareDay, compareDue } from './service/begin.ts'
import { carryOut } from './service/carry-out.ts'
import type { Dependencies } from './service/dependencies.ts'

export { describeComparisons, readLastComparisons } from './describe.ts'

export interface ReconciliationDependencies extends Omit<Dependencies, 'bank' | 'payoutAccount'> {
  readonly config: Pick<Config, 'bank'>
}

/**
 * The house's books against what the bank says (decision 0025), account by account and day by day of the bank. What does not
 * go over this bank, payment services and what is paid by hand, is not compared.
 */
export function createReconciliationService({ config, ...rest }: ReconciliationDependencies) {
  const { url, payoutKey: key, payoutAccount } = config.bank
  const dependencies: Dependencies = { ...rest, bank: createStatementApi({ url, key }), payoutAccount }
  return bind(dependencies, { compareDay, compareDue, carryOut })
}

export type ReconciliationService = ReturnType<typeof createReconciliationService>
