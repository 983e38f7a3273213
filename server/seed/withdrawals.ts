import type { PlatformContext } from '../platform/context.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import { idOf } from './history.ts'
import { demoMembers } from './members-data.ts'

/** Banks of the demo members' accounts, in turn. */
const BANKS = ['970436', '970422', '970407', '970416'] as const

/** Payout accounts of the demo members: the first of each at a bank, in the own name. Does nothing twice. */
export async function seedWithdrawals({ config, database, clock, sites, members }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  for (const merchant of await sites.listMerchants()) {
    if (merchant.mode !== 'DEMO') continue
    await openSettings(database, merchant)
    const rows = await Promise.all(
      demoMembers
        .filter(({ brands }) => brands.includes(merchant.code))
        .map(async ({ account, payeeName, mobile }, index) => ({
          merchant_id: merchant.id,
          member_id: (await members.findByAccount(merchant.id, account))?.id ?? '',
          id: idOf(`payout-account:${merchant.code}:${account}`),
          bank_code: BANKS[index % BANKS.length] ?? BANKS[0],
          number: `10${mobile.replace('+84', '')}`,
          holder: payeeName,
          slot: 1,
          usable_at: clock.now(),
          created_at: clock.now(),
        })),
    )
    await database.query
      .insertInto('payout_accounts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The demo brands send payout orders to the simulated bank, and let a new account be used at once. */
async function openSettings(database: PlatformContext['database'], { id }: Merchant): Promise<void> {
  await database.query
    .insertInto('withdrawal_settings')
    .values({
      merchant_id: id,
      gateway: 'BANK_API',
      account_rest_minutes: 0,
      four_eyes_above: 20_000_000n * MONEY_SCALE,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
