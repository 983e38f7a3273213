import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { randomAddress, SAKURA, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createVendor, seatPlayer } from './support/hub88.ts'

const HOUR = 3_600_000

describeOnEachDatabase('protection of a player', (open) => {
  let database: Database
  let platform: TestPlatform
  let post: ReturnType<typeof createVendor>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    post = createVendor(platform)
  })
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  const exclude = (token: string, length = 'SIX_MONTHS', merchant = 'SENVANG') =>
    platform.call('selfExclude', { token, merchant, body: { length } })
  const setLimit = (token: string, kind: string, period: string, amount: string) =>
    platform.call('setLimit', { token, body: { kind, period, amount } })

  race('accepts not one more bet once an exclusion is committed, while bets fly', async () => {
    const seat = await seatPlayer(platform, 10_000n)
    const token = await platform.signIn(seat.member.account)
    let excludedAt = Number.POSITIVE_INFINITY
    const answers: { sentAt: number; status: string; bet: ReturnType<typeof seat.bet> }[] = []
    const fly = async () => {
      for (let count = 0; count < 25; count++) {
        const bet = seat.bet(1)
        const sentAt = performance.now()
        answers.push({ sentAt, status: (await post('/transaction/bet', bet)).status, bet })
      }
    }
    const flights = Array.from({ length: 4 }, fly)
    await expect.poll(() => answers.length).toBeGreaterThan(8)
    expect((await exclude(token)).success).toBe(true)
    excludedAt = performance.now()
    await Promise.all(flights)
    // The open game's session ended with it, so a late bet hears that its token is over.
    const late = answers.filter(({ sentAt }) => sentAt > excludedAt)
    expect(late.length).toBeGreaterThan(0)
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_TOKEN_EXPIRED']))
    const accepted = answers.filter(({ status }) => status === 'RS_OK')
    expect(await seat.balance()).toBe(10_000n - BigInt(accepted.length))
    const [bets] = await database.raw<{ count: bigint }>('select count(*) from bets where member_id = $1', [
      seat.member.id,
    ])
    expect(Number(bets?.count)).toBe(accepted.length)

    // What was won is paid, and what the vendor takes back comes back.
    const [won, undone] = accepted
    expect(await post('/transaction/win', seat.win(need(won).bet, 500))).toMatchObject({ status: 'RS_OK' })
    expect(await post('/transaction/rollback', seat.rollback(need(undone).bet))).toMatchObject({ status: 'RS_OK' })
    expect(await seat.balance()).toBe(10_000n - BigInt(accepted.length) + 501n)
  })

  it('refuses the bet of an excluded player also under a session that lives on', async () => {
    const seat = await seatPlayer(platform, 100n)
    const token = await platform.signIn(seat.member.account)
    await exclude(token)
    await database.raw("update game_sessions set expires_at = now() + interval '1 hour' where member_id = $1", [
      seat.member.id,
    ])
    expect((await post('/transaction/bet', seat.bet(1))).status).toBe('RS_ERROR_USER_DISABLED')
    expect(await seat.balance()).toBe(100n)
  })

  race('keeps losses within their limit, to the last coin, whatever is bet at once', async () => {
    const seat = await seatPlayer(platform, 1_000n)
    const token = await platform.signIn(seat.member.account)
    const early = seat.bet(40)
    await post('/transaction/bet', early)
    expect((await setLimit(token, 'LOSS', 'DAY', '100')).value).toMatchObject([{ used: '40.00', left: '60.00' }])
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('/transaction/bet', seat.bet(10))))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 'RS_ERROR_LIMIT_REACHED')).toHaveLength(6)
    expect(await seat.balance()).toBe(900n)
    // A win gives room again, and only so much.
    await post('/transaction/win', seat.win(early, 25))
    expect((await post('/transaction/bet', seat.bet(26))).status).toBe('RS_ERROR_LIMIT_REACHED')
    const last = seat.bet(25)
    expect((await post('/transaction/bet', last)).status).toBe('RS_OK')
    await post('/transaction/rollback', seat.rollback(last))
    expect((await post('/transaction/bet', seat.bet(25))).status).toBe('RS_OK')
    expect((await platform.call('getProtection', { token })).value.limits).toMatchObject([
      { used: '100.00', left: '0.00' },
    ])
    expect(await platform.call('launchGame', { token, body: { nodeId: seat.game.id, device: 'WEB' } })).toMatchObject({
      status: 403,
      code: 'LOSS_LIMIT_REACHED',
      limit: '100.00',
      period: 'DAY',
    })
  })

  it('counts losses from nothing in a new day', async () => {
    const seat = await seatPlayer(platform, 100n)
    const token = await platform.signIn(seat.member.account)
    await setLimit(token, 'LOSS', 'DAY', '10')
    const player = { merchantId: SENVANG, memberId: seat.member.id }
    const command = (at: number) =>
      platform.context.vendors.execute(
        'hub88',
        {
          ...player,
          kind: 'BET',
          token: String(seat.info().token),
          transactionId: newId(),
          round: newId(),
          gameCode: seat.game.vendor_game_code,
          roundClosed: true,
          hash: newId(),
          amount: 100_000n,
          currency: 'VND',
          isFree: false,
          odds: null,
        },
        new Date(at),
      )
    const now = platform.clock.now().getTime()
    await database.raw("update game_sessions set expires_at = now() + interval '9 days' where member_id = $1", [
      seat.member.id,
    ])
    expect((await command(now)).result).toBe('SUCCESS')
    expect((await command(now)).result).toBe('LOSS_LIMIT_REACHED')
    const [counter] = await database.raw<{ ends_at: Date }>('select ends_at from loss_counters where member_id = $1', [
      seat.member.id,
    ])
    const midnight = need(counter).ends_at.getTime()
    expect((await command(midnight - 1)).result).toBe('LOSS_LIMIT_REACHED')
    expect((await command(midnight)).result).toBe('SUCCESS')
    expect((await command(midnight)).result).toBe('LOSS_LIMIT_REACHED')
  })

  it('shuts the person out at the second merchant too, and lets nobody of that name in anew', async () => {
    const contact = { email: `${newId()}@example.com`, mobile: `+8491${String(Date.now()).slice(-7)}` }
    const first = await platform.member(contact)
    const second = await platform.member({ merchantId: SAKURA, email: contact.email })
    const token = await platform.signIn(first.account)
    expect((await exclude(token)).value).toMatchObject({ exclusion: { kind: 'SELF_EXCLUSION' } })
    const there = await platform.signIn(second.account, 'SAKURA')
    const body = { channelId: 'VIETQR_MB', amount: '200000' }
    const channels = await platform.call('listChannels', { token: there, merchant: 'SAKURA' })
    const channelId = channels.value[0]?.id ?? body.channelId
    expect(
      await platform.call('createDeposit', { token: there, merchant: 'SAKURA', body: { ...body, channelId } }),
    ).toMatchObject({ status: 403, code: 'MEMBER_EXCLUDED' })
    expect((await platform.call('getProtection', { token: there, merchant: 'SAKURA' })).value.exclusion).toMatchObject({
      kind: 'SELF_EXCLUSION',
    })
    await expect(
      platform.context.protection.refuseExcludedPerson(SAKURA, { mobile: contact.mobile }),
    ).rejects.toMatchObject({ code: 'PERSON_EXCLUDED' })
    await platform.context.protection.refuseExcludedPerson(SAKURA, { mobile: '+84999999999' })

    const register = (email: string) =>
      platform.call('register', {
        ip: randomAddress(),
        body: {
          username: `hoa${newId().slice(-10)}`,
          password: 'Hoa!mai2026x',
          confirmPassword: 'Hoa!mai2026x',
          email,
          acceptedTerms: true,
          login: true,
          registerMethod: 'WEB',
        },
      })
    expect(await register(contact.email.toUpperCase())).toMatchObject({ status: 403, code: 'PERSON_EXCLUDED' })
    expect((await register(`${newId()}@example.com`)).success).toBe(true)
  })

  race('lets one of two deposits pass that break a limit together', async () => {
    const { token } = await platform.signedInMember()
    await setLimit(token, 'DEPOSIT', 'DAY', '300000')
    const deposit = () =>
      platform.call('createDeposit', {
        token,
        body: { channelId: 'VIETQR_MB', amount: '200000' },
        idempotencyKey: newId(),
      })
    const answers = await Promise.all([deposit(), deposit()])
    expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [422, 'DEPOSIT_LIMIT_REACHED'],
    ])
  })

  it('ends a time-out by itself, and lets nobody shorten it', async () => {
    const seat = await seatPlayer(platform, 100n)
    const token = await platform.signIn(seat.member.account)
    const timeOut = (length: string, as = token) => platform.call('startTimeOut', { token: as, body: { length } })
    expect((await timeOut('WEEK')).value).toMatchObject({ exclusion: { kind: 'TIME_OUT' } })
    expect(await timeOut('DAY')).toMatchObject({ status: 409, code: 'EXCLUSION_LONGER', field: 'length' })
    const launch = (as: string) =>
      platform.call('launchGame', { token: as, body: { nodeId: seat.game.id, device: 'WEB' } })
    expect(await launch(token)).toMatchObject({ code: 'MEMBER_EXCLUDED' })
    const isListed = async (isActive: boolean) => {
      const query = { isActive, pageSize: 100 }
      const { value } = await platform.call('listOperatorExclusions', { token: await platform.operator(), query })
      return value.content.some(({ memberId }) => memberId === seat.member.id)
    }
    expect([await isListed(true), await isListed(false)]).toEqual([true, false])
    platform.clock.advance(7 * 24 * HOUR + 1000)
    const later = await platform.signIn(seat.member.account)
    expect((await launch(later)).code).not.toBe('MEMBER_EXCLUDED')
    expect([await isListed(true), await isListed(false)]).toEqual([false, true])
  })

  it('lifts an exclusion by an operator, after its wait and never before six months', async () => {
    const member = await platform.member()
    const token = await platform.signIn(member.account)
    const excluded = need((await exclude(token, 'INDEFINITE')).value.exclusion)
    expect(excluded.endsAt).toBe(null)
    const ask = () => platform.call('requestExclusionLift', { token, body: { reason: 'I am well again' } })
    expect((await ask()).value.exclusion).toMatchObject({ liftState: 'ASKED' })
    expect(await ask()).toMatchObject({ code: 'LIFT_ALREADY_ASKED' })
    const operator = await platform.operator()
    const decide = (grant: boolean) =>
      platform.call('decideExclusionLift', {
        token: operator,
        params: { id: excluded.id },
        body: { grant, reason: 'talked to her' },
      })
    const granted = await decide(true)
    expect(granted.value).toMatchObject({ liftState: 'GRANTED' })
    const days = (new Date(granted.value.endsAt ?? 0).getTime() - new Date(excluded.startedAt).getTime()) / 86_400_000
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(186)
    expect(await decide(false)).toMatchObject({ code: 'LIFT_NOT_ASKED' })
  })

  it('stops play when the time is over, and a page that is opened again does not begin anew', async () => {
    const seat = await seatPlayer(platform, 100n)
    const token = await platform.signIn(seat.member.account)
    await setLimit(token, 'SESSION', 'WEEK', '10')
    expect((await platform.call('keepPlaying', { token })).code).toBe('PLAY_SESSION_NONE')
    const player = { merchantId: SENVANG, memberId: seat.member.id }
    const until = need(await platform.context.protection.checkPlay(player))
    expect(until.getTime() - platform.clock.now().getTime()).toBeGreaterThan(9 * 60_000)
    await post('/transaction/bet', seat.bet(30))
    platform.clock.advance(4 * 60_000)
    const state = (await platform.call('keepPlaying', { token })).value
    expect(state).toMatchObject({ netPosition: '-30.00', secondsLeft: 6 * 60 - 60 })
    expect(state.elapsedSeconds).toBeGreaterThanOrEqual(240)
    expect((await platform.call('keepPlaying', { token })).value.dueAt).toBe(state.dueAt)
    platform.clock.advance(60_000)
    const acknowledged = await platform.call('acknowledgeRealityCheck', { token })
    expect(new Date(acknowledged.value.dueAt).getTime()).toBeGreaterThan(new Date(state.dueAt).getTime())
    platform.clock.advance(6 * 60_000)
    await platform.call('keepPlaying', { token })
    await expect(platform.context.protection.checkPlay(player)).rejects.toMatchObject({ code: 'SESSION_LIMIT_REACHED' })
  })
})
