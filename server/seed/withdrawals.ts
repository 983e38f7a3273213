import type { PlatformContext } from '../platform/context.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { rightsOf } from '../platform/modules/operators/service.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import { release } from '../platform/modules/withdrawals/operator/service/release.ts'
import { approve, claim, reject } from '../platform/modules/withdrawals/operator/service/review.ts'
import { playedSlots } from './games-data.ts'
import { type History, idOf } from './history.ts'
import { DEMO_PAYMENT_PASSWORD } from './members.ts'
import { demoMembers } from './members-data.ts'
import { type DemoPlayer, drawRound, keepRecords, playSpin, repeatable, sitDown } from './spins.ts'

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

/** Withdrawals of some players, in the states that an operator's queue has of a morning; `ago` in minutes. */
const ASKED = [
  { account: 'demo05', amount: 150_000n, ago: 190, until: 'REQUESTED' },
  { account: 'demo06', amount: 200_000n, ago: 75, until: 'REVIEW' },
  { account: 'demo07', amount: 100_000n, ago: 2_900, until: 'CLOSED' },
  { account: 'demo08', amount: 120_000n, ago: 1_500, until: 'REJECTED' },
] as const

/** So many spins at most: a deposit of the demo is played with a tenth of them. */
const MOST_SPINS = 100

/**
 * Plays what a member still owes, in the last minutes. How much that is depends on the day of the month on which the demo is begun, and a
 * withdrawal of some days ago is asked for when all of the play is there already: owing anything it would be refused, and the demo
 * would not start on such days.
 */
async function playFree(history: History, player: DemoPlayer, account: string): Promise<void> {
  const [game] = playedSlots
  if (game === undefined) throw new Error('There is no game to play')
  const { database, turnover } = history.house
  const draw = repeatable(`free:${account}`)
  history.moveTo(new Date(history.today - 60_000 * 30))
  const token = await sitDown(history, player, game)
  for (let index = 0; index < MOST_SPINS; index += 1) {
    if ((await turnover.remaining(player, player.currency)).missing <= 0n) return
    history.moveTo(new Date(history.now().getTime() + 6_000))
    const spin = { game, token, round: idOf(`free:${account}:${index}`), ...drawRound(game, 50_000, draw) }
    await playSpin(history, player, spin)
    await keepRecords(database, player.merchantId, [{ player, spin }])
  }
}

/** Asks for them under the clock of the past, through the services that everybody uses. Does nothing twice. */
export async function requestDemoWithdrawals(history: History, { id: merchantId, currency }: Merchant): Promise<void> {
  const { house } = history
  const operator = { id: idOf('operator:seed'), account: 'operator', merchantId, rights: rightsOf('ADMIN') }
  for (const { account, amount, ago, until } of ASKED) {
    const member = await house.members.findByAccount(merchantId, account)
    if (member === undefined) continue
    await playFree(history, { merchantId, memberId: member.id, currency }, account)
    history.moveTo(new Date(history.today - ago * 60_000))
    const session = {
      sessionId: '',
      memberId: member.id,
      merchantId,
      account,
      accountType: member.type,
      currency,
      language: member.language,
      mustChangePassword: false,
      isIdle: false,
      isUnproven: false,
      subaccount: null,
    }
    const asked = await house.withdrawals.request(session, {
      payoutAccountId: idOf(`payout-account:SENVANG:${account}`),
      amount: amount * MONEY_SCALE,
      paymentPassword: DEMO_PAYMENT_PASSWORD,
      idempotencyKey: `seed:withdrawal:${account}`,
    })
    const { id, state } = asked
    if (until === 'REQUESTED' || state !== 'REQUESTED') continue
    await house.database.transaction((tx) => claim(house, tx, operator, id))
    if (until === 'REVIEW') continue
    await house.risk.assess(merchantId, id)
    await house.database.transaction(async (tx) => {
      if (until === 'REJECTED')
        await reject(house, tx, operator, id, { code: 'NAME_MISMATCH', reason: 'Ngân hàng báo khác tên' })
      else {
        await approve(house, tx, operator, id, undefined)
        await release(house, tx, operator, id, { reference: 'FT26319000107' })
      }
    })
    if (until === 'CLOSED') await house.withdrawals.confirm(session, id, { answer: 'RECEIVED', proofs: [] })
  }
}
