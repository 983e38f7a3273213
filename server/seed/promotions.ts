import type { PlatformContext } from '../platform/context.ts'
import { newId } from '../platform/lib/id.ts'
import { parseMoney } from '../platform/lib/money.ts'
import { POINT } from '../platform/modules/points/service.ts'
import { insertBatch } from '../platform/modules/promotions/operator/codes-repository.ts'
import {
  changePromotion,
  insertPromotion,
  insertVersion,
  listPromotions,
} from '../platform/modules/promotions/operator/repository.ts'
import type { Draft } from '../platform/modules/promotions/operator/service/write.ts'
import { demoPromotions } from './promotions-data.ts'

const DAY = 86_400_000

/** What demo brands promise, published. Safe to run again: a brand that has promotions keeps its own. */
export async function seedPromotions({ database, clock, sites }: PlatformContext): Promise<void> {
  const at = clock.now()
  for (const { id: merchantId, mode, languages, currency } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    await database.transaction(async (tx) => {
      const known = await listPromotions(tx.query, merchantId, {}, { limit: 1, offset: 0 })
      if (known.total > 0) return
      for (const [position, { days, word, ...promised }] of demoPromotions.entries()) {
        const id = newId()
        const draft: Draft = {
          ...promised,
          position,
          startsAt: at.toISOString(),
          endsAt: days === null ? null : new Date(at.getTime() + days * DAY).toISOString(),
          words: promised.words.filter(({ language }) => languages.includes(language)),
        }
        await insertPromotion(tx.query, { merchantId, id, draft, position, currency, at })
        await insertVersion(tx.query, {
          merchantId,
          promotionId: id,
          version: 1,
          category: draft.category,
          terms: draft.terms,
          words: Object.fromEntries(draft.words.map(({ language, ...words }) => [language, words])),
          startsAt: at,
          endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
          budget: parseMoney(draft.budget),
          currency: draft.terms.reward.kind === 'POINTS' ? POINT : currency,
          at,
          by: 'seed',
        })
        await changePromotion(tx.query, merchantId, id, { state: 'PUBLISHED', version: 1, is_changed: false })
        if (word !== undefined) {
          const batch = { id: newId(), promotionId: id, name: word, codes: [word], usesPerCode: 500, expiresAt: null }
          await insertBatch(tx, { merchantId, ...batch, at, by: 'seed' })
        }
      }
    })
  }
}
