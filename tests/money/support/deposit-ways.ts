import { readFileSync } from 'node:fs'
import type { Database } from '../../../server/platform/db/connection.ts'
import type { LiveEvent } from '../../../server/platform/events/events.ts'
import { groupUnder } from '../../../server/platform/lib/group.ts'
import { newId } from '../../../server/platform/lib/id.ts'
import { readReport } from '../../../server/platform/modules/payments/gateways/vietqr/vietqr-gateway.ts'
import { payTogether } from '../../../server/platform/modules/payments/service/paying.ts'
import { findTransferCodes } from '../../../server/platform/modules/payments/transfer-code.ts'
import { bankTime, createCashier } from '../../support/deposits.ts'
import { need } from '../../support/need.ts'
import { SAKURA, SENVANG, startPlatform } from '../../support/platform.ts'

/** What is asked for, in dong: the two deposits of a member are told apart by it. */
export const AMOUNTS = [100_000, 200_000] as const

const MINUTE = 60_000

const FUNCTION = new URL('../../../server/platform/db/functions/payments/deposit_pay_as_agreed.sql', import.meta.url)

/** What a member's rows are told by, instead of ids and codes that chance made. `key` names his deposit, where a row has one. */
const TRACES = {
  deposits: `select amount, state, currency, slot, credited_at, credited_amount, expires_at, refusal_reason from deposits
    where member_id = $1 order by 1`,
  steps: `select d.amount as key, s.state, s.at from deposit_steps s
      join deposits d on d.member_id = s.member_id and d.id = s.deposit_id
    where s.member_id = $1 order by 1, 3, 2`,
  reports: `select r.provider_id, r.gateway, r.account_number, r.currency, r.amount, r.reference, r.transacted_at, r.transacted_on, r.received_at,
      r.outcome, r.suspense_reason, r.merchant_id, d.amount as key, r.claimed_by, r.resolved_by, r.resolved_at, r.resolution,
      m.kind as movement, m.amount as moved, m.from_account, m.to_account
    from bank_transfers r left join deposits d on d.id = r.deposit_id left join ledger_transfers m on m.id = r.suspense_transfer_id
    where r.reference like $2 and $1::uuid is not null order by 1`,
  accounts: `select currency, account, balance, version from ledger_accounts where member_id = $1 order by 1, 2`,
  transfers: `select t.source, d.amount as key, replace(t.key, d.id::text, '') as purpose, t.kind, t.phase, t.outcome, t.currency, t.amount,
      t.from_account, t.to_account, t.document_kind, t.reason, t.actor, t.created_at
    from ledger_transfers t left join deposits d on d.id::text = t.document_id where t.member_id = $1 order by 2, 3, 7`,
  entries: `select currency, account, version, amount, balance_after, kind from ledger_entries where member_id = $1 order by 1, 2, 3, 4`,
  news: `select count(*) as count from ledger_news where member_id = $1`,
  owed: `select d.amount as key, b.source, b.currency, b.required, b.done, b.multiplier, b.state, b.opened_at, b.closed_at
    from turnover_buckets b left join deposits d on d.id::text = b.document_id where b.member_id = $1 order by 1`,
  counters: `select counted_at from bet_counters where member_id = $1`,
  levels: `select deposits, valid_bet, waits from vip_standings where member_id = $1`,
  missions: `select mission, starts_on, done from mission_progress where member_id = $1 order by 1, 2`,
  claims: `select state, deposit_amount, changed_at from promotion_claims where member_id = $1`,
  brought: `select state, deposits, first_deposit, deposited_at from referred_friends where friend_id = $1`,
  debts: `select points, worked_off from point_debts where member_id = $1`,
  tickets: `select document_kind, count, given_at from raffle_tickets where member_id = $1 order by 1, 2`,
  blocks: `select level, blocked_at, blocked_until from deposit_blocks where member_id = $1`,
  inbox: `select kind, event, title, content, path, created_at from member_messages where member_id = $1 order by 4, 6`,
  told: `select e.kind, d.amount as key, e.created_at, (select count(*) from webhook_deliveries w where w.event_id = e.id) as deliveries, e.payload - array['id', 'memberId', 'transferCode'] as payload
    from webhook_events e join deposits d on d.id = e.record_id where d.member_id = $1 order by e.sequence`,
} as const

/** Brands whose members deposit, each through its channel to the account of its own. */
const BRANDS = {
  SENVANG: { merchantId: SENVANG, channelId: 'VIETQR_MB' },
  SAKURA: { merchantId: SAKURA, channelId: 'VIETQR_ACB' },
} as const
export type Brand = keyof typeof BRANDS

export type Bank = Readonly<Record<string, unknown>>
export type BankReport = ReturnType<ReturnType<typeof createCashier>['report']>

/** What a deposit is waited for by: a claim of a promotion, the one who brought the member, and points that he owes. */
async function expectSomething(database: Database, member: { merchantId: string; memberId: string }, at: Date) {
  const values = [member.merchantId, member.memberId, at]
  await database.raw(
    `insert into promotion_claims (merchant_id, member_id, id, promotion_id, version, occasion, state, currency, deposit_currency,
       least_deposit, created_at, changed_at)
     select $1, $2, gen_random_uuid(), promotion_id, version, 'once', 'JOINED', 'VND', 'VND', 1500000000, $3, $3
       from promotion_versions where merchant_id = $1 order by promotion_id, version limit 1`,
    values,
  )
  await database.raw(
    `insert into referred_friends (merchant_id, id, referrer_id, friend_id, rule_version, state, currency, came_at, looked_at)
     select $1, gen_random_uuid(), (select id from members where merchant_id = $1 and id <> $2 order by registered_at, id limit 1),
         $2, max(version), 'CAME', 'VND', $3, $3
       from referral_rules where merchant_id = $1`,
    values,
  )
  await database.raw(
    `insert into point_debts (merchant_id, member_id, document_kind, document_id, points, since)
     select $1, $2, 'promotion-claim', document, 300000, $3 from unnest('{one,two}'::text[]) as document`,
    values,
  )
}

/** A platform whose clock stands still, so that also times are equal. By the long way its database never pays a deposit in one call. */
export async function openHouse(database: Database, { isLong, at }: { readonly isLong: boolean; readonly at: Date }) {
  const platform = await startPlatform({ database, overrides: { clock: { now: () => at } } })
  const cashier = createCashier(platform)
  if (isLong)
    await database.script(readFileSync(FUNCTION, 'utf8').replace(/\$\$[\s\S]*\$\$/, '$$$$ begin return; end $$$$'))
  await database.raw(
    `insert into webhook_endpoints (merchant_id, id, name, url, events, secret, is_on, created_at, created_by, changed_at, changed_by)
     select merchant, id, 'own system', 'https://own.invalid', '{DEPOSIT_CHANGED}', '', true, $3, 'test', $3, 'test'
       from unnest($1::text[], $2::uuid[]) as one (merchant, id)`,
    [[SENVANG, SENVANG, SAKURA], [newId(), newId(), newId()], at],
  )
  /** A member of a brand with two open deposits, and what may happen to them. */
  async function seat(brand: Brand = 'SENVANG') {
    const { merchantId, channelId } = BRANDS[brand]
    const member = await platform.member({ merchantId })
    // A sign-in would be sealed, and the seal looks at a clock that goes on.
    const session = { merchantId, memberId: member.id, ip: '198.51.100.7', userAgent: 'test' }
    const { token } = await database.transaction((tx) => platform.context.sessions.open(tx, session))
    await expectSomething(database, { merchantId, memberId: member.id }, at)
    const deposits = [
      await cashier.start(token, String(AMOUNTS[0]), channelId, brand),
      await cashier.start(token, String(AMOUNTS[1]), channelId, brand),
    ] as const
    const events: LiveEvent[] = []
    const stop = platform.context.events.subscribe((event) => {
      if ('memberId' in event && event.memberId === member.id) events.push(event)
    })
    return {
      deposits,
      /** What the bank reports of one of them: answers what it is told. `minutes` is its own time, null where it wrote none. */
      report: (which: 0 | 1, amount: number, minutes: number | null, change: Bank): Promise<string> =>
        deliver(bodyOf(deposits[which], amount, minutes, change)),
      /** The same before it is sent. */
      bodyOf: (which: 0 | 1, amount: number, minutes: number | null, change: Bank) =>
        bodyOf(deposits[which], amount, minutes, change),
      async end(which: 0 | 1, minutes: number, isSwept: boolean) {
        const end = new Date(at.getTime() + minutes * MINUTE)
        await database.raw('update deposits set expires_at = $2 where id = $1', [deposits[which].id, end])
        if (isSwept) await platform.context.payments.expireDeposits()
      },
      async claim(which: 0 | 1): Promise<string> {
        const { status, code } = await platform.call('claimDeposit', {
          token,
          merchant: brand,
          params: { id: deposits[which].id },
          body: { note: 'paid' },
        })
        return `${status} ${code ?? ''}`
      },
      fail: (which: 0 | 1) => platform.context.payments.failDeposit('VIETQR', deposits[which].transferCode),
      setClosed: (isClosed: boolean) =>
        database.raw('update members set status = $2 where id = $1', [member.id, isClosed ? 'CLOSED' : 'ACTIVE']),
      /** All that was left behind: rows, what watchers were told, and the timelines that the member reads. */
      async traces(references: string) {
        stop()
        const rows: Record<string, unknown> = {}
        for (const [name, statement] of Object.entries(TRACES))
          rows[name] = await database.raw(statement, statement.includes('$2') ? [member.id, references] : [member.id])
        const which = (id: string) => deposits.findIndex((deposit) => deposit.id === id)
        const toldOf = (event: (typeof events)[number]) => {
          if (event.type === 'deposit') return { of: 'deposit', told: `deposit ${which(event.depositId)}` }
          if (event.type !== 'balance') return { of: event.type, told: event.type }
          return { of: event.currency, told: `${event.currency} ${event.balance} ${event.version}` }
        }
        // What a deposit leads to is written at once: each of these has its order, and none before another's.
        const told = Object.fromEntries(groupUnder(events.map(toldOf), ({ of }) => of))
        const timelines = []
        for (const deposit of deposits) timelines.push((await cashier.read(token, deposit, brand)).timeline)
        return { ...rows, told, timelines }
      },
    }
  }

  /** What the bank is told of reports that came together: those of the first transaction, then each of the others, in their order. */
  async function reportTogether(bodies: readonly BankReport[]): Promise<{ isPaid: boolean; answer: string }[]> {
    const reports = bodies.map((body) => {
      const report = need(readReport({ ...body, transferType: 'in' }, Buffer.from(JSON.stringify(body))))
      return { report: { ...report, gateway: 'VIETQR' }, codes: findTransferCodes(report.content) }
    })
    const outcomes = await payTogether(platform.context, reports)
    const answers: { isPaid: boolean; answer: string }[] = []
    for (const [place, outcome] of outcomes.entries()) {
      const isPaid = outcome === 'PAID'
      answers.push({ isPaid, answer: isPaid ? '200 ' : await deliver(need(bodies[place])) })
    }
    return answers
  }

  async function deliver(body: BankReport): Promise<string> {
    const { status, code } = await cashier.deliver(body)
    return `${status} ${code ?? ''}`
  }

  const bodyOf = (
    deposit: Parameters<typeof cashier.report>[0],
    amount: number,
    minutes: number | null,
    change: Bank,
  ): BankReport =>
    cashier.report(deposit, amount, { transactionDate: minutes === null ? '' : bankTime(at, minutes), ...change })

  return { platform, seat, deliver, reportTogether }
}

export type House = Awaited<ReturnType<typeof openHouse>>
export type DepositSeat = Awaited<ReturnType<House['seat']>>
export const codeOf = (seat: DepositSeat, which: 0 | 1): string => need(seat.deposits[which]).transferCode
