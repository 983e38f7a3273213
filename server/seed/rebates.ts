import type { PlatformContext } from '../platform/context.ts'
import { MEMBER } from '../platform/lib/account-types.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { saveRule } from '../platform/modules/rebates/operator/service/rules.ts'
import { findRule } from '../platform/modules/rebates/repository/rules.ts'
import type { RebateRule } from '../platform/modules/rebates/rule.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'

const units = (amount: bigint): bigint => amount * MONEY_SCALE

const RULE: RebateRule = {
  mode: 'MANUAL',
  rates: { RNG: 80, FISH: 80, PVP: 70, LIVE: 60, SPORTS: 50, ESPORTS: 50, COCKFIGHT: 40, LOTT: 30, ELOTT: 30 },
  leastClaim: units(1_000n),
  dailyCap: units(5_000_000n),
  claimDays: 7,
}

/** Who claims now and then; others let it lie. */
const CLAIMANT = 'demo10'

/** The first brand has its members claim, the others give by themselves, since they opened. A brand that has a rule keeps it. */
export async function seedRebates({ database, sites }: PlatformContext, openedAt: Date): Promise<void> {
  const { id: first } = await sites.defaultMerchant()
  for (const { id: merchantId, mode } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    const rule: RebateRule = merchantId === first ? RULE : { ...RULE, mode: 'AUTOMATIC' }
    await database.transaction(async (tx) => {
      if ((await findRule(tx.query, merchantId)) !== undefined) return
      await saveRule(tx, { merchantId, rule, account: 'operator', at: openedAt })
    })
  }
}

/** What comes round after an evening: the days before it are closed, and every third time somebody claims. */
export async function passRebates({ house }: History, merchant: Merchant, daysAgo: number): Promise<void> {
  await house.turnover.countWaiting()
  await house.rebates.runDaily()
  if (daysAgo % 3 !== 2) return
  const claimant = await house.members.findByAccount(merchant.id, CLAIMANT)
  if (claimant === undefined) return
  const holder = { merchantId: merchant.id, memberId: claimant.id, accountType: MEMBER }
  const { claimable } = await house.rebates.readRebates(holder)
  if (claimable >= RULE.leastClaim) await house.rebates.claimRebates(holder)
}
