import type { PlatformContext } from '../platform/context.ts'
import { firstRegistrationFields, MODULES } from '../platform/modules/sites/service.ts'
import { type MerchantSeed, merchantSeeds } from './sites-data.ts'

/** Opens the demo brands with their domains, modules, registration fields and contacts. Safe to run again. */
export async function seedSites({ config, database, sites }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const known = new Set((await sites.listMerchants()).map(({ code }) => code))
  for (const merchant of merchantSeeds) {
    if (!known.has(merchant.code)) await openMerchant(merchant)
  }
  sites.forgetCaches()

  async function openMerchant(merchant: MerchantSeed): Promise<void> {
    await database.transaction(async (tx) => {
      await sites.openMerchant(tx, {
        ...merchant,
        mode: 'DEMO',
        licence: null,
        allowedCountries: [],
        modules: MODULES.map((module) => ({ module, enabled: merchant.modules.includes(module) })),
        registrationFields: firstRegistrationFields,
      })
      // An evening's play is enough to withdraw what one tries the product with.
      await tx.query
        .insertInto('turnover_rules')
        .values({ merchant_id: merchant.id, source: 'DEPOSIT', multiplier: 1_000, weights: '{}' })
        .execute()
    })
  }
}
