import type { PlatformContext } from '../platform/context.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'

const MILLION = 1_000_000n

/** What a level of the demo demands and gives, amounts in millions of đồng, bonuses in thousands. */
const levels = [
  { vi: 'Đồng', en: 'Bronze', deposits: 1n, validBet: 10n, keep: 0n, bonuses: [28n, 0n, 0n], rise: 0 },
  { vi: 'Bạc', en: 'Silver', deposits: 10n, validBet: 100n, keep: 10n, bonuses: [88n, 38n, 88n], rise: 5 },
  { vi: 'Vàng', en: 'Gold', deposits: 50n, validBet: 500n, keep: 50n, bonuses: [288n, 88n, 188n], rise: 10 },
  {
    vi: 'Bạch kim',
    en: 'Platinum',
    deposits: 200n,
    validBet: 2_000n,
    keep: 200n,
    bonuses: [888n, 288n, 588n],
    rise: 15,
  },
  {
    vi: 'Kim cương',
    en: 'Diamond',
    deposits: 1_000n,
    validBet: 10_000n,
    keep: 800n,
    bonuses: [2_888n, 888n, 1_888n],
    rise: 20,
  },
  {
    vi: 'Hoàng gia',
    en: 'Royal',
    deposits: 5_000n,
    validBet: 50_000n,
    keep: 3_000n,
    bonuses: [8_888n, 2_888n, 5_888n],
    rise: 30,
  },
] as const

/** Six levels for each brand of the demo; those that operators changed stay as they are. */
export async function seedVip({ database, sites }: PlatformContext): Promise<void> {
  for (const { id, languages, mode } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    const rows = levels.map(
      ({ deposits, validBet, keep, bonuses: [upgrade, monthly, birthday], rise, ...names }, place) => ({
        merchant_id: id,
        rank: place + 1,
        names: JSON.stringify(
          Object.fromEntries(Object.entries(names).filter(([language]) => languages.includes(language))),
        ),
        deposits: deposits * MILLION * MONEY_SCALE,
        valid_bet: validBet * MILLION * MONEY_SCALE,
        keep_valid_bet: keep * MILLION * MONEY_SCALE,
        upgrade_bonus: upgrade * 1_000n * MONEY_SCALE,
        monthly_bonus: monthly * 1_000n * MONEY_SCALE,
        birthday_bonus: birthday * 1_000n * MONEY_SCALE,
        rebate_rise: rise,
      }),
    )
    await database.transaction(async ({ query }) => {
      const known = await query.selectFrom('vip_levels').select('rank').where('merchant_id', '=', id).execute()
      if (known.length === 0) await query.insertInto('vip_levels').values(rows).execute()
    })
  }
}
