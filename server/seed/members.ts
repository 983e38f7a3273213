import type { PlatformContext } from '../platform/context.ts'
import { hashPassword } from '../platform/lib/credentials.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import { DEMO_PASSWORD, type DemoMember, demoMembers } from './members-data.ts'

export const DEMO_PAYMENT_PASSWORD = 'Vang@2468'
/** Play money that a demo account starts with, in currency units. */
const OPENING_BALANCE = 500_000n

/** Opens the demo accounts of each demo brand, agents with their lines first. Safe to run again. */
export async function seedMembers(context: PlatformContext): Promise<void> {
  if (context.config.mode === 'LIVE') return
  // One hash for all of each: hashing is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const paymentPasswordHash = await hashPassword(DEMO_PAYMENT_PASSWORD)
  for (const merchant of await context.sites.listMerchants()) {
    if (merchant.mode !== 'DEMO') continue
    const ids = new Map<string, string>()
    for (const member of demoMembers.filter(({ brands }) => brands.includes(merchant.code))) {
      ids.set(member.account, await openOnce(context, merchant, { ...member, passwordHash, paymentPasswordHash }, ids))
    }
  }
}

async function openOnce(
  { database, members, ledger }: PlatformContext,
  merchant: Merchant,
  demo: DemoMember & { readonly passwordHash: string; readonly paymentPasswordHash: string },
  ids: ReadonlyMap<string, string>,
): Promise<string> {
  const known = await members.findByAccount(merchant.id, demo.account)
  if (known !== undefined) return known.id
  const uplineId = demo.upline === undefined ? undefined : ids.get(demo.upline)
  return database.transaction(async (tx) => {
    const { id } = await members.createMember(tx, {
      merchantId: merchant.id,
      account: demo.account,
      passwordHash: demo.passwordHash,
      paymentPasswordHash: demo.paymentPasswordHash,
      type: demo.type,
      currency: merchant.currency,
      language: merchant.defaultLanguage,
      nickname: demo.nickname,
      payeeName: demo.payeeName,
      email: `${demo.account}@example.com`,
      mobile: demo.mobile,
      referralCode: demo.account.toUpperCase(),
      ...(uplineId === undefined ? {} : { uplineId }),
    })
    await ledger.post(tx, [
      {
        merchantId: merchant.id,
        memberId: id,
        source: 'seed',
        key: `opening:${id}`,
        kind: 'OPENING',
        document: { kind: 'seed', id },
        currency: merchant.currency,
        amount: OPENING_BALANCE * MONEY_SCALE,
        from: 'HOUSE:DEMO',
        to: 'CASH',
      },
    ])
    return id
  })
}
