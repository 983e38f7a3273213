import type { PlatformContext } from '../platform/context.ts'

import { DEMO_PASSWORD } from './members-data.ts'

export const DEMO_OPERATORS = [
  { account: 'operator', name: 'Vận hành viên', role: 'ADMIN' },
  // A second pair of eyes: whoever asked for an adjustment may not approve it.
  { account: 'operator2', name: 'Vận hành viên 2', role: 'ADMIN' },
  { account: 'support', name: 'Chăm sóc khách hàng', role: 'SUPPORT' },
] as const

/** Opens the demo operators, who see every demo brand. Does nothing in LIVE, and nothing twice. */
export async function seedOperators({ config, sites, operators }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchantIds = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO').map(({ id }) => id)
  for (const operator of DEMO_OPERATORS) {
    if (await operators.exists(operator.account)) continue
    await operators.createOperator({ ...operator, password: DEMO_PASSWORD, merchantIds })
  }
}
