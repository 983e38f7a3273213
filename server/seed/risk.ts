import { closeCase, noteCase, openCase, takeCase } from '../platform/modules/risk/operator/cases-service.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import { type History, idOf } from './history.ts'
import { sessionOf } from './line-pay.ts'

const HOUR = 3_600_000

/** Whose account to be paid at another member had before, and who closed it again. */
const SHARED = { of: 'demo06', by: 'demo09', hoursAgo: 600 } as const

/** Members whom somebody looked at, and what it came to. */
const JUDGED = [
  {
    account: 'demo10',
    hoursAgo: 130,
    why: 'Nhận thưởng chào mừng ngay sau khi đăng ký rồi không chơi nữa.',
    found: 'Cùng máy với một tài khoản đã khóa tháng trước.',
    outcome: 'CONFIRMED',
    closing: 'Đã thu hồi thưởng trên trang hội viên, chuyển bộ phận khuyến mãi theo dõi.',
  },
  {
    account: 'demo07',
    hoursAgo: 40,
    why: 'Hội viên gọi hỏi vì sao rút lâu, giọng nói khác lần gọi trước.',
    found: 'Gọi lại số đã xác minh: đúng chủ tài khoản, lần trước là vợ gọi giúp.',
    outcome: 'CLEARED',
    closing: 'Đã đối chiếu giấy tờ, không có vấn đề.',
  },
] as const

/** A member shares an account with another one, so that the withdrawal he asks for is a case. Before withdrawals are asked for. */
export async function sharePayoutAccount({ house, today }: History, { id: merchantId }: Merchant): Promise<void> {
  const member = await house.members.findByAccount(merchantId, SHARED.by)
  if (member === undefined) return
  const at = new Date(today - SHARED.hoursAgo * HOUR)
  const own = await house.database.query
    .selectFrom('payout_accounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', idOf(`payout-account:SENVANG:${SHARED.of}`))
    .executeTakeFirst()
  if (own === undefined) return
  await house.database.query
    .insertInto('payout_accounts')
    .values({
      ...own,
      member_id: member.id,
      id: idOf(`shared-account:${SHARED.by}`),
      slot: null,
      usable_at: at,
      created_at: at,
      removed_at: new Date(at.getTime() + HOUR),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Rules look at what was asked for, and operators closed two cases before. Does nothing twice. */
export async function seedRisk(history: History, { id: merchantId }: Merchant): Promise<void> {
  const { house } = history
  history.moveTo(new Date(history.today - 60_000))
  await house.risk.assessAwaiting(new AbortController().signal)
  const by = { session: await sessionOf(house, merchantId, 'operator'), ip: '127.0.0.1' }
  for (const { account, hoursAgo, why, found, outcome, closing } of JUDGED) {
    const member = await house.members.findByAccount(merchantId, account)
    if (member === undefined || (await isKnown(history, merchantId, member.id))) continue
    history.moveTo(new Date(history.today - hoursAgo * HOUR))
    const { row } = await openCase(house, by, { memberId: member.id, holds: false, note: why })
    history.moveTo(new Date(history.now().getTime() + HOUR))
    await takeCase(house, by, row.id)
    await noteCase(house, by, row.id, found)
    history.moveTo(new Date(history.now().getTime() + 3 * HOUR))
    await closeCase(house, by, row.id, { outcome, note: closing })
  }
}

async function isKnown({ house }: History, merchantId: string, memberId: string): Promise<boolean> {
  const row = await house.database.query
    .selectFrom('risk_cases')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
