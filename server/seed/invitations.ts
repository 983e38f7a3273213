import type { PlatformContext } from '../platform/context.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'

const LEADER = 'agent01'
const MONTH = 30 * 86_400_000

/** agent01 has a link that is open and one that is ended. Safe to run again. */
export async function seedInvitations({ clock, invitations, members, sites }: PlatformContext): Promise<void> {
  const hasLeader = async (merchant: Merchant) => ({
    merchant,
    leader: merchant.mode === 'DEMO' ? await members.findByAccount(merchant.id, LEADER) : undefined,
  })
  for (const { merchant, leader } of await Promise.all((await sites.listMerchants()).map(hasLeader))) {
    if (leader === undefined) continue
    const agent = { merchantId: merchant.id, memberId: leader.id, accountType: leader.type }
    const { total } = await invitations.list(agent, undefined, {})
    if (total > 0n) continue
    const plain = { makesAgents: false, offer: undefined }
    const { id } = await invitations.create(agent, {
      ...plain,
      name: 'Hội chợ tháng trước',
      expiresAt: undefined,
      mostUses: 20,
    })
    await invitations.end(agent, id)
    await invitations.create(agent, {
      ...plain,
      name: 'Nhóm Zalo',
      expiresAt: new Date(clock.now().getTime() + MONTH),
      mostUses: 200,
    })
  }
}
