import type { PlatformContext } from '../platform/context.ts'
import { insertIdentity } from '../platform/modules/members/identities-repository.ts'

/** People with accounts at other houses, as the simulator shows them. */
export const demoPeople = [
  { uid: 'demoGoogleKhanh0000000000001', provider: 'google', name: 'Khánh Vy', email: 'khanhvy@gmail.example' },
  { uid: 'demoGoogleBao000000000000002', provider: 'google', name: 'Gia Bảo', email: 'giabao@gmail.example' },
  { uid: 'demoFacebookMai0000000000003', provider: 'facebook', name: 'Mai Chi', email: 'maichi@facebook.example' },
  {
    uid: 'demoFacebookLong000000000004',
    provider: 'facebook',
    name: 'Hoàng Long',
    email: 'hoanglong@facebook.example',
  },
] as const

/** Which of them have an account here already; the others register with theirs. */
const linked = [
  { account: 'demo10', uid: demoPeople[0].uid },
  { account: 'demo10', uid: demoPeople[2].uid },
] as const

/** Links demo people to demo accounts of the first brand. Safe to run again. */
export async function seedIdentities({ config, database, clock, members, sites }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchant = await sites.findMerchantByCode('SENVANG')
  if (merchant === undefined) return
  for (const { account, uid } of linked) {
    const member = await members.findByAccount(merchant.id, account)
    const person = demoPeople.find((one) => one.uid === uid)
    if (member === undefined || person === undefined) continue
    await insertIdentity(database.query, {
      merchant_id: merchant.id,
      member_id: member.id,
      provider: person.provider.toUpperCase(),
      subject: uid,
      label: person.email,
      linked_at: clock.now(),
    })
  }
}
