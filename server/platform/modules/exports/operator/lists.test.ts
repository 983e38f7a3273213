import { expect, it } from 'vitest'
import { openLottery } from '../../../../../tests/support/lottery-bets.ts'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SAKURA, SENVANG } from '../../../../../tests/support/platform.ts'
import { createPromotionTools, plainPromotion } from '../../../../../tests/support/promotions.ts'
import { SIGNED_AGENT } from '../../../lib/account-types.ts'
import { newId } from '../../../lib/id.ts'
import { HOUSE_MERCHANT } from '../../payments/service/suspense.ts'

describeOperatorsSide('lists that are exported', (side) => {
  const ask = (
    source: string,
    filter: Record<string, unknown>,
    { merchant, token = side().token }: { merchant?: string | undefined; token?: string } = {},
  ) =>
    side().platform.call('createExport', {
      token,
      body: { source, filter, format: 'CSV', timeZone: 'Asia/Ho_Chi_Minh' },
      language: 'en',
      ...(merchant !== undefined && { merchant }),
    })

  /** The lines of a list as a file in English: its heads, then its rows, newest first. */
  async function linesOf(source: string, filter: Record<string, unknown> = {}, merchant?: string): Promise<string[][]> {
    const { platform, token } = side()
    const id = need((await ask(source, filter, { merchant })).value).id
    await platform.context.exports.writeDue()
    const headers = { authorization: `Bearer ${token}`, ...(merchant !== undefined && { merchant }) }
    const text = await (await fetch(`${platform.url}/wps/admin/exports/${id}/file`, { headers })).text()
    return text
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
  }

  it('has members by what narrows their list, and none who registered after it was asked for', async () => {
    const { platform } = side()
    const agent = await platform.member({ type: SIGNED_AGENT })
    const member = await platform.member({ funds: 5_000_000_000n })
    const late = await platform.member()
    const soon = new Date(platform.clock.now().getTime() + 60_000)
    await side().database.raw('update members set registered_at = $2 where id = $1', [late.id, soon])
    const [heads = [], ...rows] = await linesOf('MEMBERS', { types: '0', status: 'ACTIVE' })
    const accounts = rows.map((row) => row[heads.indexOf('Account')])
    expect(accounts).toContain(member.account)
    expect(accounts).not.toContain(agent.account)
    expect(accounts).not.toContain(late.account)
    const own = need(rows[accounts.indexOf(member.account)])
    expect(own[heads.indexOf('Balance')]).toBe('500000.00')
    expect(own[heads.indexOf('Type')]).toBe('Member')
    const listed = await platform.call('listOperatorMembers', {
      token: side().token,
      query: { types: '0', status: 'ACTIVE', registeredTo: platform.clock.now().toISOString(), pageSize: 1 },
    })
    expect(rows).toHaveLength(listed.value.totalItems)
  })

  it('has what members claim of promotions, with the words of the promotion', async () => {
    const { platform } = side()
    const promotions = createPromotionTools(platform)
    const id = await promotions.publish({ ...plainPromotion, approval: 'OPERATOR' })
    const [first, second] = [await platform.member(), await platform.member()]
    for (const { account } of [first, second]) await promotions.claim(await platform.signIn(account), id)
    const waiting = await linesOf('PROMOTION_CLAIMS', { promotionId: id, isWaiting: true })
    const [heads = [], ...rows] = waiting
    expect(rows.map((row) => row[heads.indexOf('Member')]).sort()).toEqual([first.account, second.account].sort())
    expect(rows[0]).toEqual(expect.arrayContaining(['Bonus', 'Waits']))
    expect(await linesOf('PROMOTION_CLAIMS', { promotionId: id, isWaiting: false })).toHaveLength(1)
    expect(await linesOf('PROMOTION_CLAIMS', { promotionId: id, account: first.account })).toHaveLength(2)
  })

  it('has what members were given back of what they played', async () => {
    const { platform, database } = side()
    const { id: memberId, account } = await platform.member()
    for (const channel of ['MEMBER', 'JOB'])
      await database.query
        .insertInto('rebate_claims')
        .values({
          ...{ id: newId(), merchant_id: SENVANG, member_id: memberId, currency: 'VND', amount: 1_230_000n, channel },
          ...{
            first_day: '2026-01-01',
            last_day: '2026-01-02',
            categories: ['SLOT'],
            claimed_at: platform.clock.now(),
          },
        })
        .execute()
    const lines = await linesOf('REBATE_CLAIMS', { account, channel: 'JOB' })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(
      expect.arrayContaining([account, '123.00', 'VND', '2026-01-01', '2026-01-02', 'Daily job']),
    )
  })

  /** A list with more rows than are written at once: how it is narrowed to them, by which column they differ, and what one of them says. */
  interface Long {
    readonly filter: Record<string, unknown>
    readonly differ: string
    readonly says: readonly string[]
  }
  const MANY = 2_100
  /** Settlements of a kind, each third of them held; answers what narrows the list to them. */
  async function settled(kind: string) {
    await side().database.raw(
      `insert into settlements (merchant_id, id, kind, period, window_from, window_until, paid_by, state, is_held, created_at, changed_at)
       select $1, gen_random_uuid(), $2, 'REALTIME', at, at + interval '5 minutes', 'PLATFORM', 'DONE', n % 3 = 0, at, at
         from generate_series(1, $3::int) n, lateral (select '2026-01-01T00:00Z'::timestamptz + n * interval '5 minutes' as at) moment`,
      [SENVANG, kind, MANY],
    )
    return { kind, to: '2026-02-01T00:00:00.000Z' }
  }
  /** Money that nobody was credited for, on accounts of a brand or of none. */
  const suspended = (merchantId: string, name: string, many: number) =>
    side().database.raw(
      `insert into bank_transfers (gateway, provider_id, request_hash, account_number, currency, amount, content, reference, transacted_at,
           outcome, suspense_reason, suspense_transfer_id, merchant_id, received_at)
       select 'VIETQR', $2::text || n, '', '1', 'VND', 1230000, $2::text, $2::text || ' ' || n, '', 'SUSPENSE', 'NO_CODE', gen_random_uuid(), $1,
              '2026-01-01T00:00Z'::timestamptz + n / 7 * interval '1 second'
         from generate_series(1, $3::int) n`,
      [merchantId, name, many],
    )
  const long: Record<string, () => Promise<Long>> = {
    async SETTLEMENTS() {
      const filter = await settled('REALTIME_SALARY')
      return { filter, differ: 'Window from', says: ['Real-time salary', '5 minutes', 'Done', '0'] }
    },
    async ADJUSTMENTS() {
      const { id: memberId, account } = await side().platform.member()
      await side().database.raw(
        `insert into adjustments (merchant_id, id, member_id, kind, state, currency, amount, reason, document, asked_by, asked_account,
             asked_at, idempotency_key, request_hash)
         select $1, gen_random_uuid(), $2::uuid, 'CREDIT', 'REQUESTED', 'VND', 1230000, 'why', 'T-' || n, $2::uuid, 'operator',
                '2026-01-01T00:00Z'::timestamptz + n / 7 * interval '1 second', n::text, ''
           from generate_series(1, $3::int) n`,
        [SENVANG, memberId, MANY],
      )
      return { filter: { memberId }, differ: 'Document', says: [account, 'Credit', 'Waiting', '123.00', 'VND', 'why'] }
    },
    async VENDOR_TRANSFERS() {
      const { id: memberId, account } = await side().platform.member()
      await side().database.raw(
        `insert into vendor_transfers (merchant_id, member_id, id, vendor_code, direction, currency, amount, state, pending_id,
             idempotency_key, request_hash, tries, next_try_at, created_at)
         select $1, $2, gen_random_uuid(), 'BBIN', 'IN', 'VND', 1230000 + n * 10000, 'PENDING', gen_random_uuid(), n::text, '', 3,
                now(), '2026-01-01T00:00Z'::timestamptz + n / 7 * interval '1 second'
           from generate_series(1, $3::int) n`,
        [SENVANG, memberId, MANY],
      )
      const filter = { memberId, olderThanMinutes: 60 }
      return { filter, differ: 'Amount', says: [account, 'Into the vendor’s wallet', 'VND', 'In doubt', '3'] }
    },
    async LOTTERY_DRAWS() {
      const { code } = await openLottery(side().database)
      await side().database.raw(
        `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state)
         select $1, gen_random_uuid(), $2, '20261122-' || lpad(n::text, 4, '0'), at - interval '1 day', at, at, 'CLOSED'
           from generate_series(1, $3::int) n, lateral (select $4::timestamptz + n / 7 * interval '1 minute' as at) moment`,
        [SENVANG, code, MANY, side().platform.clock.now()],
      )
      return { filter: { gameCode: code }, differ: 'Draw', says: [code, `Lottery ${code}`, 'Waiting for its result'] }
    },
    async TICKETS() {
      const { id: memberId, account } = await side().platform.member()
      await side().database.raw(
        `insert into tickets (merchant_id, id, number, member_id, source, category, content, pictures, state, created_at, changed_at,
             answered_at, resolution_due_at, due_at)
         select $1, gen_random_uuid(), 'N' || n, $2, 'FORM', 'COMPLAINT', 'why', '{}', 'OPEN', at, at, at + interval '7 minutes', at, at
           from generate_series(1, $3::int) n, lateral (select '2026-01-01T00:00Z'::timestamptz + n / 7 * interval '1 second' as at) moment`,
        [SENVANG, memberId, MANY],
      )
      return { filter: { account, category: 'COMPLAINT' }, differ: 'Number', says: [account, 'Complaint', 'Open', '7'] }
    },
    async SUSPENSE() {
      await suspended(SENVANG, 'ours', MANY)
      const says = ['123.00', 'VND', 'No code', 'In suspense', 'ours 1']
      return { filter: { search: 'ours', outcome: 'SUSPENSE' }, differ: 'Bank reference', says }
    },
    async AGENT_DEBTS() {
      const [settlementId, kind] = [newId(), 'DAILY_SALARY']
      await side().database.raw(
        `insert into settlements (merchant_id, id, kind, period, window_from, window_until, paid_by, state, created_at, changed_at)
         values ($1, $2, $3, 'DAY', '2026-01-01T00:00Z', '2026-01-02T00:00Z', 'PLATFORM', 'DONE', now(), now())`,
        [SENVANG, settlementId, kind],
      )
      await side().database.raw(
        `with payees as (
           insert into members (merchant_id, id, account, account_key, type, currency, language, referral_code, registered_at)
           select $1, gen_random_uuid(), 'owing' || n, 'owing' || n, 0, 'VND', 'vi', 'OWING' || n, now() from generate_series(1, $3::int) n
           returning id)
         insert into earnings (merchant_id, id, settlement_id, contract_id, version, kind, payee_id, currency, window_from, window_until,
             revision, position, valid_bet, loss, active_members, carried_in, carried_out, gross, downlines, net, amount, paid, state, tries,
             next_try_at, created_at, changed_at)
         select $1, gen_random_uuid(), $2, gen_random_uuid(), 1, $4, payees.id, 'VND', '2026-01-01T00:00Z', '2026-01-02T00:00Z', 1, 1, 0, 0, 0,
                0, 0, 0, 0, 0, -1230000, 0, 'DUE', 0, now(), now(), now() from payees`,
        [SENVANG, settlementId, MANY, kind],
      )
      return { filter: { account: 'owing' }, differ: 'Member', says: ['123.00', 'VND', '1'] }
    },
  }

  it.each(Object.keys(long))(
    '%s are whole, each row once, and of the brand where they were asked for',
    async (source) => {
      const { filter, differ, says } = await need(long[source])()
      const [heads = [], ...rows] = await linesOf(source, filter)
      expect(rows).toHaveLength(MANY)
      expect(new Set(rows.map((row) => row[heads.indexOf(differ)])).size).toBe(MANY)
      expect(rows.find((row) => says.every((said) => row.includes(said)))).toBeDefined()
      expect(await linesOf(source, filter, 'SAKURA')).toEqual([heads])
    },
  )

  it.each(Object.keys(long))('%s are refused to an operator without the right to their list', async (source) => {
    const { database, support: token } = side()
    const become = (role: string) =>
      database.raw(
        "update operator_merchants set house_role = $1 where operator_id in (select id from operators where account = 'support')",
        [role],
      )
    await become('MARKETING')
    expect(await ask(source, {}, { token })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await become('SUPPORT')
    expect(await ask(source, { state: 'NEVER' }, { token })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('narrow settlements as their list does', async () => {
    const all = await settled('HOURLY_SALARY')
    const lines = (filter: object) => linesOf('SETTLEMENTS', { ...all, ...filter })
    const held = await lines({ isWaiting: true })
    expect(held).toHaveLength(1 + MANY / 3)
    expect(held[1]).toEqual(expect.arrayContaining(['Yes']))
    expect(await lines({ isHeld: false })).toHaveLength(1 + MANY - MANY / 3)
    expect(await lines({ state: 'DENIED' })).toHaveLength(1)
    expect(await lines({ period: 'DAY' })).toHaveLength(1)
  })

  it('hold money in suspense of no brand for who sees every brand alone', async () => {
    const { database } = side()
    await suspended(HOUSE_MERCHANT, 'nobody', 1)
    expect(await linesOf('SUSPENSE', { search: 'nobody' })).toHaveLength(2)
    const ofOperator = "(select id from operators where account = 'operator')"
    await database.raw(`delete from operator_merchants where merchant_id = $1 and operator_id = ${ofOperator}`, [
      SAKURA,
    ])
    try {
      expect(await linesOf('SUSPENSE', { search: 'nobody' })).toHaveLength(1)
    } finally {
      const place = 'insert into operator_merchants (operator_id, merchant_id, house_role)'
      await database.raw(`${place} values (${ofOperator}, $1, 'ADMIN')`, [SAKURA])
    }
  })

  it('are given only to who still sees everybody whose rows they hold', async () => {
    const { database, platform, token } = side()
    await suspended(HOUSE_MERCHANT, 'of nobody', 1)
    const asked = async () => need((await ask('SUSPENSE', { search: 'of nobody' })).value).id
    const download = async (id: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${platform.url}/wps/admin/exports/${id}/file`, { headers })).status
    }
    const stateOf = async (id: string) => {
      const { value } = await platform.call('getExport', { token, params: { id } })
      return [value.state, value.failure, value.rowsWritten]
    }
    const [all, half] = [await asked(), await asked()]
    await database.raw("update exports set state = 'CANCELLED', ended_at = asked_at where id = $1", [half])
    await platform.context.exports.writeDue()
    expect([await stateOf(all), await download(all)]).toEqual([['DONE', null, 1], 200])
    await database.raw("update exports set state = 'QUEUED', ended_at = null where id = $1", [half])
    const ofOperator = "(select id from operators where account = 'operator')"
    const setRole = (role: string) =>
      database.raw(
        `update operator_merchants set house_role = $1 where merchant_id = $2 and operator_id = ${ofOperator}`,
        [role, SAKURA],
      )
    await setRole('MARKETING')
    try {
      expect(await download(all)).toBe(403)
      await platform.context.exports.writeDue()
      expect(await stateOf(half)).toEqual(['FAILED', 'RIGHT_GONE', 0])
      // What he may have made now he gets.
      const own = await asked()
      await platform.context.exports.writeDue()
      expect([await stateOf(own), await download(own)]).toEqual([['DONE', null, 0], 200])
    } finally {
      await setRole('ADMIN')
    }
    expect(await download(all)).toBe(200)
    // A file from before this was kept: nobody knows what it holds.
    await database.raw('update exports set owners = null where id = $1', [all])
    expect(await download(all)).toBe(403)
  })

  it('say how long transfers wait, and which draws need somebody, as of the asking', async () => {
    const { platform, token } = side()
    const { filter } = await need(long.VENDOR_TRANSFERS)()
    expect(await linesOf('VENDOR_TRANSFERS', { ...filter, olderThanMinutes: 525_600 })).toHaveLength(1)
    const { filter: draws } = await need(long.LOTTERY_DRAWS)()
    const query = { gameCode: String(draws.gameCode), needsOperator: true, pageSize: 1 }
    const { value } = await platform.call('listOperatorDraws', { token, query })
    const needing = await linesOf('LOTTERY_DRAWS', { ...draws, needsOperator: true })
    expect(needing).toHaveLength(1 + value.totalItems)
    expect(value.totalItems).toBeGreaterThan(0)
  })
})
