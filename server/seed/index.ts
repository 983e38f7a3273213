import type { PlatformContext } from '../platform/context.ts'
import { seedChance } from './chance.ts'
import { seedChat } from './chat.ts'
import { seedContent } from './content.ts'
import { seedContracts } from './contracts.ts'
import { leaveDepositsOpen } from './deposits.ts'
import { seedDisputes } from './disputes.ts'
import { playEvenings } from './evenings.ts'
import { seedGames } from './games.ts'
import { seedHelp } from './help.ts'
import { openHistory } from './history.ts'
import { seedIdentities } from './identities.ts'
import { seedInvitations } from './invitations.ts'
import { seedLarge } from './large.ts'
import { LINE_PLAYERS, playLine } from './line-evenings.ts'
import { seedLotteries } from './lottery.ts'
import { seedDraws } from './lottery-history.ts'
import { seedMembers } from './members.ts'
import { demoMembers } from './members-data.ts'
import { seedMissions } from './missions.ts'
import { seedOperators } from './operators.ts'
import { seedPayments } from './payments.ts'
import { seedPoints } from './points.ts'
import { seedPromotions } from './promotions.ts'
import { atRest, leaveProtectionOpen } from './protection.ts'
import { seedRebates } from './rebates.ts'
import { seedReferrals } from './referrals.ts'
import { seedRisk, sharePayoutAccount } from './risk.ts'
import { seedSites } from './sites.ts'
import { merchantSeeds } from './sites-data.ts'
import { seedSubaccounts } from './subaccounts.ts'
import { leaveVendorsUncompared } from './vendor-comparisons.ts'
import { seedVip } from './vip.ts'
import { requestDemoWithdrawals, seedWithdrawals } from './withdrawals.ts'

export interface SeedOptions {
  /** What demo members deposited and played before today; tests mostly do without. */
  readonly withHistory?: boolean
  /** All ten thousand games; tests mostly do with a sample. */
  readonly isWholeCatalogue?: boolean
  /** Also what hurts (large.ts); progress is told to `report`. */
  readonly isLarge?: boolean
  readonly report?: (text: string) => void
}

/** Fills an empty house with the demo brands and all that is in them, in the order in which it builds on itself. Safe to run again. */
export async function seed(given: PlatformContext, options: SeedOptions = {}): Promise<void> {
  const { withHistory = true, isWholeCatalogue = true, isLarge = false, report = () => {} } = options
  const context = withSownBrands(given)
  const opened = openHistory(given)
  const history = { ...opened, house: withSownBrands(opened.house) }
  try {
    await seedSites(context)
    await seedHelp(context)
    await seedReferrals(context)
    await seedRebates(context, history.openedAt)
    await seedMissions(context)
    await seedMembers(history.house)
    await seedIdentities(context)
    await seedChat(context)
    await seedInvitations(context)
    await seedSubaccounts(context)
    await seedOperators(context)
    await seedContent(context)
    await seedPayments(context)
    await seedPoints(context)
    await seedWithdrawals(history.house)
    await seedGames(context, isWholeCatalogue)
    await seedLotteries(context)
    await seedPromotions(context)
    await seedVip(context)
    await seedChance(context)
    if (withHistory && context.config.mode === 'DEMO') {
      await seedHistory(context, history)
      await leaveVendorsUncompared(context)
      await seedDraws(context)
      await context.games.countPlays()
      await context.vip.climbWaiting()
      await context.rebates.runDaily()
      await context.missions.closeWeeks()
    }
    if (isLarge && context.config.mode === 'DEMO')
      await seedLarge(history, await context.sites.defaultMerchant(), report)
  } finally {
    await history.close()
  }
}

/**
 * The house with those brands alone that are sown. In a demo house operators open brands of their own (decision 0067): what those have is
 * theirs, and a seed that met them on a later day would stumble over it, or give them members whose passwords everybody knows.
 */
function withSownBrands(house: PlatformContext): PlatformContext {
  if (house.config.mode !== 'DEMO') return house
  const codes = merchantSeeds.map(({ code }) => code)
  const listMerchants = async () => (await house.sites.listMerchants()).filter(({ code }) => codes.includes(code))
  return { ...house, sites: { ...house.sites, listMerchants } }
}

/** Everybody but the first of the members and who takes a break has played already; the desks have something to decide. */
async function seedHistory({ sites }: PlatformContext, history: ReturnType<typeof openHistory>): Promise<void> {
  for (const merchant of await sites.listMerchants()) {
    const players = demoMembers.filter(
      ({ type, account, brands }) =>
        type === 0 &&
        account !== 'demo01' &&
        !atRest.includes(account) &&
        !LINE_PLAYERS.includes(account) &&
        brands.includes(merchant.code),
    )
    if (merchant.mode !== 'DEMO') continue
    await seedContracts(history, merchant)
    await playEvenings(
      history,
      merchant,
      players.map(({ account }) => account),
    )
    await playLine(history, merchant)
    await leaveDepositsOpen(history, merchant)
    await sharePayoutAccount(history, merchant)
    await requestDemoWithdrawals(history, merchant)
    await leaveProtectionOpen(history, merchant)
    await seedRisk(history, merchant)
    await seedDisputes(history, merchant)
  }
}
