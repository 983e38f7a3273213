import type { PlatformContext } from '../platform/context.ts'

/** Known to everybody who reads the documentation: only for play money. */
const DEMO_PASSWORD = 'Demo@12345'

const DEMO_OPERATORS = [
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
