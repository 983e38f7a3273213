import type { Transaction } from '../../db/connection.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { Clock } from '../../lib/clock.ts'
import type { BrandSettings } from './brand-settings.ts'
import { replaceDomains } from './domains.ts'
import { sitesErrors } from './errors.ts'
import type { Merchant } from './merchant.ts'
import { type BrandWish, openBrand } from './new-brand.ts'
import { insertMerchant, type NewMerchant } from './opening-repository.ts'

/** All that may be kept of a host name: until a brand has it, and after, it shows the default brand. */
export const OF_A_HOST = [
  'status',
  'whitelabel',
  'banners',
  'announcements',
  'games',
  'promotions',
  'payments',
] as const

interface OpeningsParts {
  readonly clock: Clock
  readonly announce: (tx: Transaction, merchantId: string, ...topics: SiteTopic[]) => void
  readonly settings: readonly BrandSettings[]
}

/** How brands come to be: by the seed and the command as they are told, by operators with the template or another brand's settings. */
export const createOpenings = ({ clock, announce, settings }: OpeningsParts) => ({
  /** Writes a brand as it is told, within the caller's transaction. Throws MERCHANT_CODE_TAKEN, DOMAIN_TAKEN. */
  async openMerchant(tx: Transaction, brand: NewMerchant): Promise<void> {
    if (!(await insertMerchant(tx.query, brand, clock.now()))) throw sitesErrors.MERCHANT_CODE_TAKEN({ field: 'code' })
    await replaceDomains(tx, brand.id, [], brand.domains)
  },

  /** Opens a brand for the operator of that account, within the caller's transaction. Throws as `openBrand`. */
  async createMerchant(tx: Transaction, wish: BrandWish, by: string): Promise<{ before: null; after: Merchant }> {
    const after = await openBrand(tx, wish, { settings, by, now: clock.now() })
    announce(tx, after.id, ...OF_A_HOST)
    return { before: null, after }
  },
})
