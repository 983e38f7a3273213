import type { PlatformContext } from '../platform/context.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { saveRule } from '../platform/modules/referrals/operator/service/rule.ts'
import { findRule } from '../platform/modules/referrals/repository.ts'
import type { ReferralTerms } from '../platform/modules/referrals/rule.ts'

const units = (amount: bigint): bigint => amount * MONEY_SCALE

/** 50,000 and a tenth of the first deposit for a friend who deposits 200,000 and plays a million. */
const RULE: ReferralTerms = {
  isRunning: true,
  fixed: units(50_000n),
  share: 1_000n,
  greatestShare: units(500_000n),
  leastDeposit: units(200_000n),
  leastValidBet: units(1_000_000n),
  mostFriends: 20,
}

/** Lets members of each demo brand bring friends. A brand that has a rule keeps it. */
export async function seedReferrals({ database, clock, sites }: PlatformContext): Promise<void> {
  for (const { id: merchantId, mode } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    await database.transaction(async (tx) => {
      if ((await findRule(tx.query, merchantId)) !== undefined) return
      await saveRule(sites, tx, { merchantId, terms: RULE, account: 'operator', at: clock.now() })
    })
  }
  sites.forgetCaches()
}
