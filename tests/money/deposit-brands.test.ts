import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

/** An account of Sen Vàng, and the one of Sakura. */
const MB = '8800112233'
const ACB = '55667788'

const unseen = { status: 404, code: 'SUSPENSE_NOT_FOUND' }

describeOnEachDatabase('money that names a deposit of another brand', (open) => {
  let database: Database
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  /** Of one brand each, and of both. */
  let ofSenvang: string
  let ofSakura: string
  let ofHouse: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    cashier = createCashier(platform)
    ofSenvang = await operatorOf(SENVANG)
    ofSakura = await operatorOf(SAKURA)
    ofHouse = await platform.operator()
  })
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  async function operatorOf(merchantId: string): Promise<string> {
    const account = `op${newId().slice(-8)}`
    const who = { account, name: 'Quản lý', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [merchantId] })
    const body = { account, password: DEMO_PASSWORD }
    return need((await platform.call('operatorSignIn', { ip: randomAddress(), body })).value).token
  }

  /** A deposit at Sakura, which is to be paid to its own account. */
  async function ofSakuraMember(amount = '200000') {
    const { member, token } = await platform.signedInMember({ merchantId: SAKURA })
    const body = { channelId: 'VIETQR_ACB', amount }
    const { value } = await platform.call('createDeposit', { token, merchant: 'SAKURA', body })
    const deposit = need(value)
    const read = async () =>
      need((await platform.call('getDeposit', { token, merchant: 'SAKURA', params: { id: deposit.id } })).value)
    const balance = async () => (await platform.call('getBalance', { token, merchant: 'SAKURA' })).value.balance
    return { member, deposit, read, balance }
  }
  const get = (token: string, id: string, merchant?: string) =>
    platform.call('getSuspense', { token, params: { id }, ...(merchant && { merchant }) })
  const decide = (token: string, id: string, wish: object, merchant = 'SAKURA') =>
    platform.call('decideSuspense', {
      token,
      merchant,
      params: { id },
      body: { reason: 'Đã đối soát sao kê', ...wish },
    })
  const moveChannel = (accountNumber: string) =>
    database.raw("update payment_channels set account_number = $2 where merchant_id = $1 and id = 'VIETQR_ACB'", [
      SAKURA,
      accountNumber,
    ])

  it('belongs to the brand whose account it came to; the other one neither sees nor gives it away', async () => {
    const { member, deposit, read, balance } = await ofSakuraMember()
    const body = cashier.report({ ...deposit, accountNumber: MB }, 200_000)
    expect(await cashier.deliver(body)).toMatchObject({ status: 200 })
    const id = cashier.idOf(body)
    expect((await get(ofSenvang, id)).value).toMatchObject({ reason: 'WRONG_ACCOUNT', depositId: null, deposit: null })
    expect(await get(ofSakura, id)).toMatchObject(unseen)
    expect(await decide(ofSakura, id, { decision: 'DEPOSIT', depositId: deposit.id })).toMatchObject(unseen)
    expect(await decide(ofSakura, id, { decision: 'MEMBER', memberAccount: member.account })).toMatchObject(unseen)
    expect(await read()).toMatchObject({ state: 'PENDING', received: '0.00', transfers: [] })
    expect(await balance()).toBe('0.00')
    const accounts = await platform.context.payments.bankView.accounts(new Date(0))
    expect(accounts.find(({ number }) => number === MB)).toEqual({ number: MB, merchantIds: [SENVANG] })
  })

  it('is given to a deposit of the other brand by who sees every brand', async () => {
    const { deposit, read, balance } = await ofSakuraMember()
    const body = cashier.report({ ...deposit, accountNumber: MB }, 200_000)
    await cashier.deliver(body)
    const answer = await decide(ofHouse, cashier.idOf(body), { decision: 'DEPOSIT', depositId: deposit.id })
    expect(answer).toMatchObject({ status: 200, value: { outcome: 'CREDITED' } })
    expect([await balance(), (await read()).state]).toEqual(['200000.00', 'CREDITED'])
    const accounts = await platform.context.payments.bankView.accounts(new Date(0))
    expect(accounts.find(({ number }) => number === MB)).toEqual({ number: MB, merchantIds: [SENVANG] })
  })

  it('is credited as agreed where both brands receive on the account', async () => {
    await moveChannel(MB)
    try {
      const { deposit, balance } = await ofSakuraMember()
      expect(deposit.accountNumber).toBe(MB)
      await cashier.deliver(cashier.report(deposit, 200_000))
      expect(await balance()).toBe('200000.00')
      const short = await ofSakuraMember()
      const body = cashier.report(short.deposit, 150_000)
      await cashier.deliver(body)
      expect((await get(ofSakura, cashier.idOf(body))).value).toMatchObject({ reason: 'SHORT' })
      const nobodys = cashier.report({ transferCode: 'nothing', accountNumber: MB }, 120_000)
      await cashier.deliver(nobodys)
      for (const token of [ofSakura, ofSenvang]) expect(await get(token, cashier.idOf(nobodys))).toMatchObject(unseen)
      expect((await get(ofHouse, cashier.idOf(nobodys))).value).toMatchObject({ reason: 'NO_CODE' })
    } finally {
      await moveChannel(ACB)
    }
  })

  it('pays no deposit that was begun before its account went to the other brand, and one whose account nobody has', async () => {
    await moveChannel('7001')
    const { deposit: begun, balance } = await ofSakuraMember()
    const left = await ofSakuraMember()
    await moveChannel(ACB)
    await cashier.deliver(cashier.report(left.deposit, 200_000))
    expect(await left.balance()).toBe('200000.00')
    await database.raw(
      "update payment_channels set account_number = '7001' where merchant_id = $1 and id = 'VIETQR_MB'",
      [SENVANG],
    )
    try {
      const body = cashier.report(begun, 200_000)
      await cashier.deliver(body)
      expect(await balance()).toBe('0.00')
      expect((await get(ofSenvang, cashier.idOf(body))).value).toMatchObject({ reason: 'WRONG_ACCOUNT' })
    } finally {
      await database.raw('update payment_channels set account_number = $2 where merchant_id = $1 and id = $3', [
        SENVANG,
        MB,
        'VIETQR_MB',
      ])
    }
  })

  it('is not given away by a brand whose account went to another one meanwhile', async () => {
    const { member, deposit } = await ofSakuraMember()
    const body = cashier.report({ ...deposit, transferCode: 'nothing' }, 200_000)
    await cashier.deliver(body)
    const id = cashier.idOf(body)
    const setVcb = (accountNumber: string) =>
      database.raw("update payment_channels set account_number = $2 where merchant_id = $1 and id = 'VIETQR_VCB'", [
        SENVANG,
        accountNumber,
      ])
    await moveChannel('7002')
    await setVcb(ACB)
    try {
      const foreign = { status: 422, code: 'SUSPENSE_ACCOUNT_FOREIGN' }
      expect(await decide(ofSakura, id, { decision: 'DEPOSIT', depositId: deposit.id })).toMatchObject(foreign)
      expect(await decide(ofSakura, id, { decision: 'MEMBER', memberAccount: member.account })).toMatchObject(foreign)
      const back = { decision: 'RETURN', reference: 'FT-OUT-77' }
      expect(await decide(ofSakura, id, back)).toMatchObject({ status: 200 })
    } finally {
      await moveChannel(ACB)
      await setVcb('1012345678')
    }
  })
})
