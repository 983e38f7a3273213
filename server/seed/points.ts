import type { PlatformContext } from '../platform/context.ts'
import { newId } from '../platform/lib/id.ts'
import { MONEY_SCALE, parseMoney } from '../platform/lib/money.ts'
import { insertGoods, listGoods } from '../platform/modules/points/repository/goods.ts'
import { readSettings, saveSettings } from '../platform/modules/points/repository/settings.ts'
import { pointExchange, pointSteps, rewardSeeds } from './points-data.ts'

/** What deposits earn and what the mall has, for each demo brand that has settled nothing yet. */
export async function seedPoints({ database, clock, sites }: PlatformContext): Promise<void> {
  for (const { id, mode, languages } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    await database.transaction(async ({ query }) => {
      const known = await readSettings(query, id)
      if (known.steps.length === 0 && known.exchangeAmount === 0n)
        await saveSettings(query, id, {
          steps: pointSteps.map(({ from, points }) => ({ from: from * MONEY_SCALE, points: parseMoney(points) })),
          exchangeAmount: pointExchange.amount * MONEY_SCALE,
          minimumPoints: pointExchange.minimum * MONEY_SCALE,
        })
      if ((await listGoods(query, id, {}, { limit: 1, offset: 0 })).total > 0) return
      for (const [index, reward] of rewardSeeds.entries()) {
        const words = (['vi', 'en'] as const)
          .filter((language) => languages.includes(language))
          .map((language) => ({
            language,
            name: reward.name[language],
            description: reward.description[language],
            pictureUrl: null,
          }))
        const input = {
          kind: reward.kind,
          words,
          pointsRequired: reward.points * MONEY_SCALE,
          amountRequired: (reward.amount ?? 0n) * MONEY_SCALE,
          amountGiven: (reward.brings ?? 0n) * MONEY_SCALE,
          stock: reward.stock,
          isOpen: true,
          position: index + 1,
        }
        await insertGoods(query, id, newId(), input, clock.now())
      }
    })
  }
}
