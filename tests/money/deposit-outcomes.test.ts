import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { tellLate } from '../../server/platform/modules/payments/service/tell-late.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { bankTime, createCashier } from '../support/deposits.ts'
import { messagesAbout } from '../support/messages.ts'
import { SAKURA, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('deposits that are not paid as agreed', (open) => {
  let database: Database
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  let operator: string
  let second: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    cashier = createCashier(platform)
    operator = await platform.operator()
    second = await cashier.secondOperator()
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  /** Begun two hours ago, and over fifteen minutes later. */
  const makeOld = (id: string) =>
    database.raw(
      "update deposits set created_at = now() - interval '2 hours', expires_at = now() - interval '105 minutes' where id = $1",
      [id],
    )

  race('too little: the member sees it, an operator credits it, once', async () => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 150_000)
    await cashier.deliver(body)
    const seen = await cashier.read(token, deposit)
    expect(seen).toMatchObject({ state: 'REVIEW', case: 'SHORT', received: '150000.00', acceptableAmount: null })
    expect(seen.timeline.map(({ state }) => state)).toEqual(['CREATED', 'PENDING', 'REVIEW'])
    expect(seen.transfers).toMatchObject([{ amount: '150000.00', reason: 'SHORT', outcome: 'SUSPENSE' }])
    const detail = await cashier.suspense(operator, cashier.idOf(body))
    expect(detail.candidates[0]).toMatchObject({ deposit: { id: deposit.id }, codeDistance: 0, isSameAccount: true })
    const wish = { decision: 'DEPOSIT', depositId: deposit.id }
    const answers = await Promise.all([operator, second].map((by) => cashier.decide(by, cashier.idOf(body), wish)))
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await cashier.balance(token)).toBe('150000.00')
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'CREDITED', creditedAmount: '150000.00' })
    expect(await cashier.decide(second, cashier.idOf(body), wish)).toMatchObject({ code: 'SUSPENSE_DECIDED' })
    const { value } = await platform.call('listAuditEntries', { token: operator, query: { subjectKind: 'suspense' } })
    expect(value.content[0]).toMatchObject({ action: 'suspense.decide', reason: 'Đã đối soát sao kê' })
  })

  race('a little too little: the member takes what arrived, once, at the amount that was offered', async () => {
    const { token, deposit } = await cashier.started()
    await cashier.deliver(cashier.report(deposit, 195_000))
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'REVIEW', acceptableAmount: '195000.00' })
    const accept = (amount: string, by = token) =>
      platform.call('acceptDepositAmount', { token: by, params: { id: deposit.id }, body: { amount } })
    expect(await accept('200000')).toMatchObject({ status: 409, code: 'DEPOSIT_OFFER_GONE' })
    const { token: other } = await platform.signedInMember()
    expect(await accept('195000', other)).toMatchObject({ status: 404, code: 'DEPOSIT_NOT_FOUND' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept('195000')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await cashier.balance(token)).toBe('195000.00')
  })

  it('the rest that comes makes it whole', async () => {
    const { token, deposit } = await cashier.started()
    await cashier.deliver(cashier.report(deposit, 120_000))
    await cashier.deliver(cashier.report(deposit, 80_000))
    expect(await cashier.balance(token)).toBe('200000.00')
    const { state, transfers } = await cashier.read(token, deposit)
    expect([state, transfers.map(({ outcome }) => outcome)]).toEqual(['CREDITED', ['CREDITED', 'CREDITED']])
  })

  it('a decision that breaks at its end leaves everything as it was, and can be made again', async () => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 110_000)
    await cashier.deliver(body)
    const wish = { decision: 'DEPOSIT', depositId: deposit.id }
    // The audit entry is the last that is written.
    await database.script(
      "alter table audit_entries add constraint broken check (action <> 'suspense.decide') not valid",
    )
    try {
      expect((await cashier.decide(operator, cashier.idOf(body), wish)).status).toBe(500)
    } finally {
      await database.script('alter table audit_entries drop constraint broken')
    }
    expect([await cashier.balance(token), (await cashier.read(token, deposit)).state]).toEqual(['0.00', 'REVIEW'])
    expect((await cashier.decide(operator, cashier.idOf(body), wish)).status).toBe(200)
    expect(await cashier.balance(token)).toBe('110000.00')
  })

  it('too much: in suspense until an operator credits all of it', async () => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 300_000)
    await cashier.deliver(body)
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'REVIEW', case: 'OVER', acceptableAmount: null })
    await cashier.decide(operator, cashier.idOf(body), { decision: 'DEPOSIT', depositId: deposit.id })
    expect(await cashier.balance(token)).toBe('300000.00')
  })

  it('twice: the second waits, and an operator credits it to the member without a deposit', async () => {
    const { token, member, deposit } = await cashier.started()
    await cashier.deliver(cashier.report(deposit, 200_000))
    const body = cashier.report(deposit, 200_000)
    await cashier.deliver(body)
    expect(await cashier.read(token, deposit)).toMatchObject({
      state: 'CREDITED',
      case: 'SECOND',
      received: '400000.00',
    })
    const id = cashier.idOf(body)
    expect(await cashier.decide(operator, id, { decision: 'DEPOSIT', depositId: deposit.id })).toMatchObject({
      code: 'SUSPENSE_DEPOSIT_UNFIT',
      field: 'depositId',
    })
    expect(await cashier.decide(operator, id, { decision: 'MEMBER', memberAccount: 'nobody-here' })).toMatchObject({
      code: 'SUSPENSE_MEMBER_UNKNOWN',
      field: 'memberAccount',
    })
    const status = (now: 'CLOSED' | 'ACTIVE') =>
      database.script(`update members set status = '${now}' where id = '${member.id}'`)
    await status('CLOSED')
    expect(await cashier.decide(operator, id, { decision: 'MEMBER', memberAccount: member.account })).toMatchObject({
      code: 'SUSPENSE_MEMBER_CLOSED',
      field: 'memberAccount',
    })
    await status('ACTIVE')
    await cashier.decide(operator, id, { decision: 'MEMBER', memberAccount: member.account.toUpperCase() })
    expect(await cashier.balance(token)).toBe('400000.00')
    expect((await cashier.read(token, deposit)).transfers.map(({ outcome }) => outcome)).toEqual([
      'CREDITED',
      'CREDITED',
    ])
  })

  it('in time at the bank but reported late: credited without anybody', async () => {
    const { token, deposit } = await cashier.started()
    await makeOld(deposit.id)
    const transactionDate = bankTime(platform.clock.now(), -110)
    await platform.context.payments.expireDeposits()
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'EXPIRED' })
    await cashier.deliver(cashier.report(deposit, 200_000, { transactionDate }))
    expect(await cashier.balance(token)).toBe('200000.00')
    const { state, timeline } = await cashier.read(token, deposit)
    expect([state, timeline.map((step) => step.state)]).toEqual([
      'CREDITED',
      ['CREATED', 'PENDING', 'EXPIRED', 'PAID', 'CREDITED'],
    ])
  })

  it('too late at the bank: the expired deposit is looked at', async () => {
    const { token, deposit } = await cashier.started()
    await makeOld(deposit.id)
    await platform.context.payments.expireDeposits()
    await cashier.deliver(cashier.report(deposit, 200_000))
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'REVIEW', case: 'LATE' })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  it('to another account, with a misspelt code and without one: each found again by the desk', async () => {
    const { token, deposit } = await cashier.started('230000')
    const { deposit: misspelt } = await cashier.started('240000')
    const elsewhere = cashier.report(deposit, 230_000, { accountNumber: '1012345678' })
    const wrong = misspelt.transferCode.replace(/.$/, (last) => (last === 'X' ? 'Y' : 'X'))
    const near = cashier.report({ ...misspelt, transferCode: wrong }, 240_000)
    const bare = cashier.report(misspelt, 240_000, { content: 'chuyen tien' })
    for (const body of [elsewhere, near, bare]) await cashier.deliver(body)
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'REVIEW', case: 'WRONG_ACCOUNT' })
    expect(await cashier.suspense(operator, cashier.idOf(near))).toMatchObject({
      reason: 'UNKNOWN_CODE',
      candidates: [{ deposit: { id: misspelt.id }, codeDistance: 1, isSameAmount: true }],
    })
    expect(await cashier.suspense(operator, cashier.idOf(bare))).toMatchObject({
      reason: 'NO_CODE',
      candidates: [{ deposit: { id: misspelt.id }, codeDistance: null }],
    })
    const { value } = await platform.call('listSuspense', { token: operator, query: { outcome: 'SUSPENSE' } })
    const ages = value.content.map(({ receivedAt }) => receivedAt)
    expect(ages).toEqual([...ages].sort())
  })

  it('is sent back to the payer, and the deposit ends', async () => {
    const { token, deposit } = await cashier.started()
    const body = cashier.report(deposit, 100_000)
    await cashier.deliver(body)
    const id = cashier.idOf(body)
    expect(await cashier.decide(operator, id, { decision: 'RETURN' })).toMatchObject({
      status: 400,
      field: 'reference',
    })
    expect(await cashier.decide(operator, id, { decision: 'RETURN', reference: 'FT-OUT-1' })).toMatchObject({
      value: { outcome: 'RETURNED', resolutionReference: 'FT-OUT-1' },
    })
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'FAILED', transfers: [{ outcome: 'RETURNED' }] })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  it('is one operator’s work at a time, and needs two above the limit', async () => {
    const { token, deposit } = await cashier.started('30000000')
    const body = cashier.report(deposit, 25_000_000)
    await cashier.deliver(body)
    const id = cashier.idOf(body)
    const claim = (by: string, claimed: boolean) =>
      platform.call('claimSuspense', { token: by, params: { id }, body: { claimed } })
    expect(await claim(operator, true)).toMatchObject({ value: { claimedBy: 'operator' } })
    expect(await claim(second, true)).toMatchObject({ status: 409, code: 'SUSPENSE_CLAIMED' })
    const wish = { decision: 'DEPOSIT', depositId: deposit.id }
    expect(await cashier.decide(second, id, wish)).toMatchObject({ code: 'SUSPENSE_CLAIMED' })
    expect(await cashier.decide(operator, id, wish)).toMatchObject({
      value: { outcome: 'SUSPENSE', proposal: { operatorAccount: 'operator', target: deposit.id } },
    })
    expect(await cashier.balance(token)).toBe('0.00')
    expect(await cashier.decide(operator, id, wish)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect(await cashier.decide(second, id, wish)).toMatchObject({ value: { outcome: 'CREDITED', proposal: null } })
    expect(await cashier.balance(token)).toBe('25000000.00')
    const support = await platform.operator('support')
    expect(await cashier.decide(support, id, wish)).toMatchObject({ status: 403 })
  })

  race('by hand: the member says so, an operator confirms by the bank’s reference, each good once', async () => {
    const { token, deposit } = await cashier.started('500000', 'MANUAL_ACB')
    expect(deposit).toMatchObject({ gateway: 'MANUAL', qrPayload: '', payUrl: null })
    const claim = (body: object) => platform.call('claimDeposit', { token, params: { id: deposit.id }, body })
    expect(await claim({ proofUrl: `/wps/files/${newId()}` })).toMatchObject({ code: 'PROOF_NOT_FOUND' })
    expect(await claim({ note: 'Tôi đã chuyển lúc 9 giờ' })).toMatchObject({ value: { state: 'REVIEW' } })
    expect(await claim({})).toMatchObject({ status: 200 })
    const decide = (id: string, body: object) =>
      platform.call('decideDeposit', { token: operator, params: { id }, body: { reason: 'Có trong sao kê', ...body } })
    expect(await decide(deposit.id, { decision: 'CONFIRM' })).toMatchObject({ status: 400, field: 'reference' })
    const confirm = { decision: 'CONFIRM', reference: `ACB${newId().slice(-8)}` }
    const answers = await Promise.all([1, 2, 3].map(() => decide(deposit.id, confirm)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await cashier.balance(token)).toBe('500000.00')
    const again = await cashier.start(token, '500000', 'MANUAL_ACB')
    await platform.call('claimDeposit', { token, params: { id: again.id }, body: {} })
    expect(await decide(again.id, confirm)).toMatchObject({ status: 409, code: 'BANK_REFERENCE_USED' })
    expect(await decide(again.id, { decision: 'REFUSE' })).toMatchObject({
      value: { state: 'FAILED', refusalReason: 'Có trong sao kê' },
    })
    expect(await cashier.balance(token)).toBe('500000.00')
  })

  const claim = (token: string, { id }: { id: string }) =>
    platform.call('claimDeposit', { token, params: { id }, body: {} })
  const decideDeposit = (id: string, wish: object) =>
    platform.call('decideDeposit', { token: operator, params: { id }, body: { reason: 'Không có tiền', ...wish } })

  it('claimed without money: refused for every gateway, and the member may deposit again', async () => {
    const { token, deposit } = await cashier.started('200000', 'VIETQR_MB')
    const others = await Promise.all(['PSP_WALLET', 'MANUAL_ACB'].map((id) => cashier.start(token, '200000', id)))
    const all = [deposit, ...others]
    for (const one of all) await claim(token, one)
    const body = { channelId: 'VIETQR_MB', amount: '200000' }
    expect(await platform.call('createDeposit', { token, body })).toMatchObject({ code: 'DEPOSIT_TOO_MANY_OPEN' })
    const confirm = { decision: 'CONFIRM', reference: `MB${newId().slice(0, 8)}` }
    expect(await decideDeposit(deposit.id, confirm)).toMatchObject({ code: 'DEPOSIT_NOT_IN_REVIEW' })
    for (const { id } of all)
      expect(await decideDeposit(id, { decision: 'REFUSE' })).toMatchObject({ value: { state: 'FAILED' } })
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'FAILED', refusalReason: 'Không có tiền' })
    expect((await platform.call('createDeposit', { token, body })).success).toBe(true)
    await cashier.deliver(cashier.report(deposit, 200_000))
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'FAILED', case: 'REFUSED' })
    expect(await cashier.balance(token)).toBe('0.00')
  })

  it('claimed with money in suspense: decided there alone', async () => {
    const { token, deposit } = await cashier.started('500000', 'MANUAL_ACB')
    await claim(token, deposit)
    await cashier.deliver(cashier.report(deposit, 450_000))
    const confirm = { decision: 'CONFIRM', reference: `ACB${newId().slice(0, 8)}` }
    for (const wish of [confirm, { decision: 'REFUSE' }])
      expect(await decideDeposit(deposit.id, wish)).toMatchObject({ status: 409, code: 'DEPOSIT_NOT_IN_REVIEW' })
    expect(await cashier.read(token, deposit)).toMatchObject({ state: 'REVIEW' })
  })

  it('claimed and not decided in half an hour: its member is told, once, however many are late', async () => {
    const late = await Promise.all([1, 2, 3].map(() => cashier.started('200000', 'MANUAL_ACB')))
    for (const { token, deposit } of late) await claim(token, deposit)
    const waiting = async () => {
      const read = (one: (typeof late)[number]) => messagesAbout(database, one.member, 'payments.late')
      return (await Promise.all(late.map(read))).map((messages) => messages.map(({ content }) => content))
    }
    await tellLate(platform.context)
    expect(await waiting()).toEqual([[], [], []])
    await database.raw(
      "update deposit_steps set at = now() - interval '40 minutes' where state = 'REVIEW' and member_id = any($1)",
      [late.map(({ member }) => member.id)],
    )
    // Also those that do not fit the first read, and begin at the same moment.
    await Promise.all([tellLate(platform.context, 2), tellLate(platform.context, 2)])
    expect(await waiting()).toEqual(late.map(({ deposit }) => [expect.stringContaining(deposit.transferCode)]))
  })

  race('claimed without money: ends by itself after the brand’s time, one with money does not', async () => {
    const { token, member, deposit } = await cashier.started('200000', 'VIETQR_MB')
    const byHand = await cashier.start(token, '200000', 'MANUAL_ACB')
    const short = await cashier.start(token, '200000', 'VIETQR_MB')
    for (const one of [deposit, byHand, short]) await claim(token, one)
    await cashier.deliver(cashier.report(short, 150_000))
    const age = (hours: number) =>
      database.raw(
        "update deposit_steps set at = now() - make_interval(hours => $2) where state = 'REVIEW' and member_id = $1",
        [member.id, hours],
      )
    const states = () =>
      Promise.all([deposit, byHand, short].map(async (one) => (await cashier.read(token, one)).state))
    await age(71)
    await platform.context.payments.endReviews()
    expect(await states()).toEqual(['REVIEW', 'REVIEW', 'REVIEW'])
    await age(73)
    await Promise.all([platform.context.payments.endReviews(), platform.context.payments.endReviews()])
    expect(await states()).toEqual(['FAILED', 'FAILED', 'REVIEW'])
    expect(await cashier.read(token, deposit)).toMatchObject({ refusalReason: null, case: null })
  })

  it('on an account of no brand: for operators who see every brand', async () => {
    const house = cashier.report({ transferCode: 'nothing', accountNumber: '0000000001' }, 120_000)
    const ours = cashier.report({ transferCode: 'nothing', accountNumber: '8800112233' }, 130_000)
    for (const body of [house, ours]) await cashier.deliver(body)
    const [houseId, oursId] = [cashier.idOf(house), cashier.idOf(ours)]
    const listed = async () => {
      const query = { outcome: 'SUSPENSE', search: 'nothing' }
      const { value } = await platform.call('listSuspense', { token: second, query })
      return value.content.map(({ id }) => id)
    }
    expect((await listed()).sort()).toEqual([houseId, oursId].sort())
    const ofSecond = "(select id from operators where account = 'operator2')"
    await database.raw(`delete from operator_merchants where merchant_id = $1 and operator_id = ${ofSecond}`, [SAKURA])
    try {
      expect(await listed()).toEqual([oursId])
      const unseen = { status: 404, code: 'SUSPENSE_NOT_FOUND' }
      const params = { id: houseId }
      expect(await platform.call('getSuspense', { token: second, params })).toMatchObject(unseen)
      const answer = await platform.call('claimSuspense', { token: second, params, body: { claimed: true } })
      expect(answer).toMatchObject(unseen)
      const wish = { decision: 'RETURN', reference: 'FT-OUT-9' }
      expect(await cashier.decide(second, houseId, wish)).toMatchObject(unseen)
      expect(await cashier.suspense(second, oursId)).toMatchObject({ reason: 'NO_CODE' })
    } finally {
      const place = 'insert into operator_merchants (operator_id, merchant_id, house_role)'
      await database.raw(`${place} values (${ofSecond}, $1, 'ADMIN')`, [SAKURA])
    }
  })

  it('five failures block for a time, five more until an operator lifts it', async () => {
    const { member, token } = await platform.signedInMember()
    const failFive = async () => {
      for (let count = 0; count < 5; count++) {
        const { id } = await cashier.start(token)
        await database.raw("update deposits set expires_at = now() - interval '1 minute' where id = $1", [id])
        await platform.context.payments.expireDeposits()
      }
    }
    const body = { channelId: 'VIETQR_MB', amount: '200000' }
    await failFive()
    expect(await platform.call('createDeposit', { token, body })).toMatchObject({
      status: 403,
      code: 'DEPOSITS_BLOCKED',
      minutes: 30,
    })
    await database.raw('update deposit_blocks set blocked_until = now() where member_id = $1', [member.id])
    await failFive()
    expect(await platform.call('createDeposit', { token, body })).toMatchObject({ code: 'DEPOSITS_SUSPENDED' })
    const { value } = await platform.call('listDepositBlocks', { token: operator })
    expect(value.content).toContainEqual(expect.objectContaining({ id: member.id, level: 2, blockedUntil: null }))
    const lift = () => platform.call('liftDepositBlock', { token: operator, params: { id: member.id } })
    expect(await lift()).toMatchObject({ status: 200 })
    expect(await lift()).toMatchObject({ code: 'BLOCK_NOT_FOUND' })
    expect((await platform.call('createDeposit', { token, body })).success).toBe(true)
  })
})
