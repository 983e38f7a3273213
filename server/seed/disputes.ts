import { answerDispute } from '../platform/modules/disputes/operator/service/answer.ts'
import type { DisputeReason } from '../platform/modules/disputes/states.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'
import { sessionOf } from './line-pay.ts'

const HOUR = 3_600_000
/** Among so many of the last amounts there is one that was paid. */
const LOOKED_AT = 100

/** Who disputes the last amount that there was so many hours ago, and what was rejected with an answer ten hours later. */
const DISPUTES: readonly {
  readonly account: string
  readonly kind: 'DAILY_SALARY' | 'HOURLY_SALARY'
  readonly hoursAgo: number
  readonly reason: DisputeReason
  readonly content: string
  readonly answer?: string
}[] = [
  {
    account: 'agent01',
    kind: 'DAILY_SALARY',
    hoursAgo: 75,
    reason: 'RATE_WRONG',
    content: 'Tôi tính đội đạt mốc cao hơn, nhờ kiểm tra lại mức của kỳ này.',
    answer: 'Đã đối chiếu cược hợp lệ và số hội viên hoạt động của kỳ: mức được tính là đúng.',
  },
  {
    account: 'agent02',
    kind: 'DAILY_SALARY',
    hoursAgo: 30,
    reason: 'BETS_MISSING',
    content: 'Tối hôm đó demo05 chơi đến khuya mà tôi thấy cược chưa vào đủ.',
  },
  {
    account: 'agent03',
    kind: 'HOURLY_SALARY',
    hoursAgo: 5,
    reason: 'LINE_WRONG',
    content: 'Nhờ kiểm tra giúp demo10 đã được tính vào tuyến của tôi trong kỳ này chưa.',
  },
]

/** Agents dispute amounts of the last days: two wait for operators, one is answered. Does nothing twice. */
export async function seedDisputes(history: History, { id: merchantId }: Merchant): Promise<void> {
  const { house } = history
  const { query } = house.database
  const known = await query.selectFrom('disputes').select('id').where('merchant_id', '=', merchantId).executeTakeFirst()
  if (known !== undefined) return
  for (const { account, kind, hoursAgo, reason, content, answer } of DISPUTES) {
    const member = await house.members.findByAccount(merchantId, account)
    if (member === undefined) continue
    const agent = { merchantId, memberId: member.id, accountType: member.type }
    history.moveTo(new Date(history.today - hoursAgo * HOUR))
    const { rows } = await house.settlements.listEarnings(agent, { ids: undefined, kind }, first)
    const earning = rows.find(({ amount, created_at }) => amount > 0n && created_at <= history.now())
    if (earning === undefined) continue
    const { id } = await house.disputes.dispute(agent, { earningId: earning.id, reason, content })
    if (answer === undefined) continue
    history.moveTo(new Date(history.now().getTime() + 10 * HOUR))
    const session = await sessionOf(house, merchantId, 'operator')
    await answerDispute(house, { session, ip: '127.0.0.1' }, id, { outcome: 'REJECTED', answer })
  }
}

const first = { limit: LOOKED_AT, offset: 0 }
