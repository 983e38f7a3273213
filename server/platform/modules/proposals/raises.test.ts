import { familyOf } from '@croupier/lottery/families/families.ts'
import { describe, expect, it } from 'vitest'
import { storedLimit } from '../../lib/waiting-limit.ts'
import { type ExposedRules, raisesExposure } from '../lottery/rules/exposure.ts'
import { redirects } from '../payments/operator/service/channels.ts'
import { creditsMore } from '../payments/operator/service/settings.ts'
import { type GoodsInput, givesMoreGoods } from '../points/goods.ts'
import { givesMore, type PointSettings } from '../points/ratio.ts'
import { demandsLess } from '../sites/service.ts'
import { asksLess, type TurnoverRule } from '../turnover/operator/rules.ts'
import { sendsMore } from '../wallets/transfer-rules.ts'
import { raisesPayouts } from '../withdrawals/operator/service/settings.ts'
import type { WithdrawalSettings } from '../withdrawals/settings.ts'

/** What of each setting takes two operators: every field, both ways. */
const now = new Date('2026-11-22T08:00:00Z')

describe('rules of a lottery raise what may be lost', () => {
  const family = familyOf('SSC')
  const before = {
    odds: { 'five-direct': { win: 900_000_000 } },
    withheld: ['dragon-tiger'],
    lowest_series: 1800,
    highest_series: 1900,
    return_floor: 8_000,
    number_payout_limit: 10n,
    play_type_stake_limit: 10n,
    draw_stake_limit: 10n,
    member_stake_limit: 10n,
    single_win_limit: 10n,
  }
  it.each<[string, Partial<ExposedRules>, boolean]>([
    ['odds up', { odds: { 'five-direct': { win: 900_000_001 } } }, true],
    ['odds down', { odds: { 'five-direct': { win: 899_999_999 } } }, false],
    ['odds of a withheld play type up', { odds: { ...before.odds, 'dragon-tiger': { tie: 99_000 } } }, true],
    ['odds back to those of the prize group, which are higher', { odds: {} }, true],
    ['highest prize group up', { highest_series: 1902 }, true],
    ['highest prize group down', { highest_series: 1898 }, false],
    ['lowest prize group down, with odds that stay', { lowest_series: 1798 }, true],
    ['lowest prize group up', { lowest_series: 1802 }, false],
    ['floor down', { return_floor: 7_999 }, true],
    ['floor up', { return_floor: 8_001 }, false],
    ['a play type let in again', { withheld: [] }, true],
    ['a play type withheld', { withheld: ['dragon-tiger', 'five-direct'] }, false],
    ...(
      [
        'number_payout_limit',
        'play_type_stake_limit',
        'draw_stake_limit',
        'member_stake_limit',
        'single_win_limit',
      ] as const
    ).flatMap((limit): [string, Partial<ExposedRules>, boolean][] => [
      [`${limit} up`, { [limit]: 11n }, true],
      [`${limit} down`, { [limit]: 9n }, false],
    ]),
    ['nothing', {}, false],
  ])('%s', (_what, change, raises) => {
    expect(raisesExposure(family, before, { ...before, ...change })).toBe(raises)
  })

  it('not by a lower prize group alone: its rebate makes up for its odds and no more', () => {
    const plain = { ...before, odds: {} }
    expect(raisesExposure(family, plain, { ...plain, lowest_series: 1700 })).toBe(false)
  })
})

describe('a rule of turnover asks less', () => {
  const before: TurnoverRule = { source: 'BONUS', multiplier: 100n, weights: [{ gameType: 'LIVE', weight: 50n }] }
  it.each([
    ['multiplier down', { multiplier: 99n }, true],
    ['multiplier up', { multiplier: 101n }, false],
    ['a weight up', { weights: [{ gameType: 'LIVE' as const, weight: 51n }] }, true],
    ['a weight down', { weights: [{ gameType: 'LIVE' as const, weight: 49n }] }, false],
    ['nothing', {}, false],
  ])('%s', (_what, change, asks) => expect(asksLess(before, { ...before, ...change })).toBe(asks))
})

describe('points are given more freely', () => {
  const steps = [
    { from: 100n, points: 10n },
    { from: 500n, points: 20n },
  ]
  const before: PointSettings = { steps, exchangeAmount: 50n, minimumPoints: 10_000n }
  it.each<[string, Partial<PointSettings>, boolean]>([
    ['more for a step', { steps: [{ from: 100n, points: 11n }] }, true],
    ['less for a step', { steps: [{ from: 100n, points: 9n }] }, false],
    ['a step begins sooner', { steps: [{ from: 99n, points: 10n }] }, true],
    ['a step begins later', { steps: [{ from: 101n, points: 10n }] }, false],
    [
      'the upper step reached sooner',
      {
        steps: [
          { from: 100n, points: 10n },
          { from: 400n, points: 20n },
        ],
      },
      true,
    ],
    ['no step at all', { steps: [] }, false],
    ['more money for points', { exchangeAmount: 51n }, true],
    ['less money for points', { exchangeAmount: 49n }, false],
    ['fewer at once', { minimumPoints: 9_999n }, true],
    ['more at once', { minimumPoints: 10_001n }, false],
    ['nothing', {}, false],
  ])('%s', (_what, change, raises) => expect(givesMore(before, { ...before, ...change })).toBe(raises))
})

describe('goods of the mall cost the house more', () => {
  const open: GoodsInput = {
    kind: 'GOODS',
    words: [],
    pointsRequired: 100n,
    amountRequired: 50n,
    amountGiven: 0n,
    stock: 5,
    isOpen: true,
    position: 1,
  }
  it.each<[string, Partial<GoodsInput>, Partial<GoodsInput>, boolean]>([
    ['opened', { isOpen: false }, {}, true],
    ['closed', {}, { isOpen: false, pointsRequired: 1n }, false],
    ['changed while closed', { isOpen: false }, { isOpen: false, pointsRequired: 1n }, false],
    ['fewer points', {}, { pointsRequired: 99n }, true],
    ['more points', {}, { pointsRequired: 101n }, false],
    ['less money beside them', {}, { amountRequired: 49n }, true],
    ['more money beside them', {}, { amountRequired: 51n }, false],
    ['more money brought', {}, { amountGiven: 1n }, true],
    ['more of them', {}, { stock: 6 }, true],
    ['fewer of them', {}, { stock: 4 }, false],
    ['another kind', {}, { kind: 'MONEY' }, true],
    ['another place', {}, { position: 2 }, false],
  ])('%s', (_what, was, next, more) => {
    expect(givesMoreGoods({ ...open, ...was }, { ...open, ...next })).toBe(more)
  })
})

describe('settings of payouts let more money leave', () => {
  const fourEyesAbove = 50n
  const before: WithdrawalSettings = {
    minimum: 1n,
    maximum: 10n,
    quickAmounts: [],
    dailyCount: 5,
    dailySum: 20n,
    openAtOnce: 2,
    fourEyes: storedLimit(fourEyesAbove, 70n, new Date('2026-11-23T00:00:00Z')),
    autoReceiveMinutes: 30,
    accountRestMinutes: 60,
    mayCancel: false,
    gateway: 'MANUAL',
    timeZone: 'Asia/Ho_Chi_Minh',
    winAlarmFrom: 500n,
  }
  it.each([
    ['maximum up', { maximum: 11n }, true],
    ['maximum down', { maximum: 9n }, false],
    ['count of a day up', { dailyCount: 6 }, true],
    ['sum of a day up', { dailySum: 21n }, true],
    ['open at once up', { openAtOnce: 3 }, true],
    ['limit of one operator up', { fourEyesAbove: 51n }, true],
    ['limit of one operator as it waits already', { fourEyesAbove: 70n }, false],
    ['limit of one operator down', { fourEyesAbove: 49n }, false],
    ['rest of a new account shorter', { accountRestMinutes: 59 }, true],
    ['rest of a new account longer', { accountRestMinutes: 61 }, false],
    ['received by itself sooner', { autoReceiveMinutes: 29 }, true],
    ['a win has to be greater to be told', { winAlarmFrom: 501n }, true],
    ['smaller wins are told', { winAlarmFrom: 499n }, false],
    ['orders to the bank by themselves', { gateway: 'BANK_API' as const }, true],
    ['minimum, offers and cancelling', { minimum: 2n, quickAmounts: [5n], mayCancel: true }, false],
  ])('%s', (_what, change, raises) => {
    expect(raisesPayouts(before, { ...before, fourEyesAbove, ...change }, now)).toBe(raises)
  })
})

describe('settings of deposits credit more', () => {
  const fourEyesAbove = 50n
  const before = {
    shortTolerance: 100n,
    lateGraceSeconds: 60,
    lateReportHours: 24,
    fourEyes: storedLimit(fourEyesAbove, null, null),
    blockMinutes: 30,
    reviewHours: 72,
  }
  it.each([
    ['more may be missing', { shortTolerance: 101n }, true],
    ['less may be missing', { shortTolerance: 99n }, false],
    ['later transfers', { lateGraceSeconds: 61 }, true],
    ['later reports', { lateReportHours: 25 }, true],
    ['limit of one operator up', { fourEyesAbove: 51n }, true],
    ['blocks and reviews', { blockMinutes: 1, reviewHours: 1 }, false],
  ])('%s', (_what, change, credits) => {
    expect(creditsMore(before, { ...before, fourEyesAbove, ...change }, now)).toBe(credits)
  })
})

describe('a brand demands less', () => {
  const play = { mode: 'DEMO', licence: 'GC-1', allowedCountries: ['VN'], minimumAge: 21 } as const
  const real = { ...play, mode: 'LIVE' } as const
  const before = { identityForWithdrawal: true, operatorTotpRequired: true, ...play }
  const none = { identityForWithdrawal: false, operatorTotpRequired: false, ...play }
  it.each([
    ['of who withdraws', before, { identityForWithdrawal: false }, true],
    ['of who signs in as an operator', before, { operatorTotpRequired: false }, true],
    [
      'of one and more of the other',
      { ...before, operatorTotpRequired: false },
      { ...none, operatorTotpRequired: true },
      true,
    ],
    ['nothing', before, {}, false],
    ['more', none, before, false],
    ['by another licence, of real money', { ...before, ...real }, { licence: 'GC-2' }, true],
    ['in a country more, of real money', { ...before, ...real }, { allowedCountries: ['VN', 'LA'] }, true],
    ['in a country less, of real money', { ...before, ...real }, { allowedCountries: [] }, false],
    ['of younger people, of real money', { ...before, ...real }, { minimumAge: 18 }, true],
    ['of older people, of real money', { ...before, ...real }, { minimumAge: 24 }, false],
    ['of younger people, of play money', before, { minimumAge: 18 }, false],
    ['by another licence, of play money', before, { licence: 'GC-2', allowedCountries: ['LA'] }, false],
  ])('%s', (_what, known, change, less) => expect(demandsLess(known, { ...known, ...change })).toBe(less))
})

describe('a channel sends money somewhere else', () => {
  const before = {
    gateway: 'VIETQR',
    bank_name: 'ACB',
    bank_bin: '970416',
    account_number: '1',
    account_name: 'SEN VANG',
    enabled: true,
  }
  it.each([
    ['another account', { account_number: '2' }, true],
    ['another holder', { account_name: 'KE GIAN' }, true],
    ['another bank', { bank_bin: '970422' }, true],
    ['another gateway', { gateway: 'MANUAL' }, true],
    ['closed', { enabled: false, account_number: '2' }, false],
    ['nothing', {}, false],
  ])('%s', (_what, change, elsewhere) => expect(redirects(before, { ...before, ...change })).toBe(elsewhere))
  it('opened', () => expect(redirects({ ...before, enabled: false }, before)).toBe(true))
})

describe('rules of transfers let more be sent', () => {
  const before = { toUpline: false, toDownline: false, minimum: 2n, maximum: 10n, dailyMaximum: 20n }
  it.each([
    ['upwards', { toUpline: true }, true],
    ['downwards', { toDownline: true }, true],
    ['more at once', { maximum: 11n }, true],
    ['more a day', { dailyMaximum: 21n }, true],
    ['less', { maximum: 9n, dailyMaximum: 9n, minimum: 1n }, false],
  ])('%s', (_what, change, sends) => expect(sendsMore(before, { ...before, ...change })).toBe(sends))
})
