import type { PlatformContext } from '../platform/context.ts'
import { hashPassword } from '../platform/lib/credentials.ts'
import { DEMO_PASSWORD } from './members-data.ts'

const LEADER = 'agent01'
const NAME = 'quanly'

/** Somebody opens accounts and proposes contracts in the name of agent01, as agent01.quanly. Safe to run again. */
export async function seedSubaccounts({
  database,
  members,
  sites,
  subaccounts,
  subaccountKeeper,
}: PlatformContext): Promise<void> {
  for (const { id: merchantId, mode, currency } of await sites.listMerchants()) {
    const leader = mode === 'DEMO' ? await members.findByAccount(merchantId, LEADER) : undefined
    if (leader === undefined) continue
    const session = {
      sessionId: '',
      memberId: leader.id,
      merchantId,
      account: leader.account,
      accountType: leader.type,
      currency,
      language: leader.language,
      mustChangePassword: false,
      isIdle: false,
      isUnproven: false,
      subaccount: null,
    }
    if ((await subaccounts.list(session, {})).total > 0n) continue
    const { id } = await subaccounts.create(session, {
      name: NAME,
      displayName: 'Chị Hạnh',
      rights: ['REGISTER', 'CONTRACTS'],
      password: DEMO_PASSWORD,
      ownPassword: DEMO_PASSWORD,
    })
    const oldHash = (await subaccountKeeper.find(merchantId, id))?.passwordHash
    if (oldHash === undefined) throw new Error('A subaccount that was made just now is gone')
    const newHash = await hashPassword(DEMO_PASSWORD)
    await database.transaction((tx) => subaccountKeeper.setPassword(tx, merchantId, id, { oldHash, newHash }))
  }
}
