import { describe, expect, it } from 'vitest'
import { lastBirthday } from '../../lib/birthday.ts'
import type { Audience } from '../audiences/schema.ts'
import { type AudienceFacts, isFor, shownAudience } from '../audiences/service.ts'
import { makeCode, readCode } from './codes.ts'
import { occasionNow, pastPeriod } from './occasions.ts'
import { contradictionIn, type PromotionTerms, rewardOf } from './terms.ts'

const now = new Date('2026-11-25T12:00:00Z')
const DAY = 86_400_000
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const everybody: Audience = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  line: [],
  tags: [],
  leastDeposits: null,
  inactiveDays: null,
}
const facts: AudienceFacts = {
  registeredAt: ago(10),
  level: 2,
  uplines: ['agent01'],
  tags: ['vip-tag'],
  deposits: new Map([[7, 1_000_000n]]),
  lastBetAt: ago(3),
}
const terms: PromotionTerms = {
  trigger: 'APPLY',
  approval: 'AUTOMATIC',
  reward: { kind: 'FIXED', amount: '100' },
  leastDeposit: null,
  loss: null,
  contact: null,
  times: 1,
  audience: everybody,
  turnover: {
    multiplier: 0,
    countsDeposit: false,
    weights: [],
    greatestBet: null,
    breach: 'UNCOUNTED',
    forfeitsWinnings: false,
    days: null,
  },
}

describe('an audience', () => {
  it.each<[string, Partial<Audience>, boolean]>([
    ['is everybody where it says nothing', {}, true],
    ['takes accounts that are new enough', { newMembersDays: 11 }, true],
    ['refuses accounts as old as the days', { newMembersDays: 10 }, false],
    ['takes the least level', { leastLevel: 2 }, true],
    ['refuses below the least level', { leastLevel: 3 }, false],
    ['takes the greatest level', { greatestLevel: 2 }, true],
    ['refuses above the greatest level', { greatestLevel: 0 }, false],
    ['takes a line in whatever case', { line: ['other', 'Agent01'] }, true],
    ['refuses other lines', { line: ['other'] }, false],
    ['takes who wears one of its tags', { tags: ['x', 'vip-tag'] }, true],
    ['refuses who wears none', { tags: ['x'] }, false],
    ['takes deposits that are just enough', { leastDeposits: { amount: '100', days: 7 } }, true],
    ['refuses deposits that are less', { leastDeposits: { amount: '100.0001', days: 7 } }, false],
    ['takes who has not bet for just so long', { inactiveDays: 3 }, true],
    ['refuses who bet since', { inactiveDays: 4 }, false],
    ['refuses who meets only a part of it', { leastLevel: 2, tags: ['x'] }, false],
  ])('%s', (_name, audience, expected) => {
    expect(isFor({ ...everybody, ...audience }, facts, now)).toBe(expected)
  })

  it('takes who has never bet for inactive since the account was opened', () => {
    const never = { ...facts, lastBetAt: null }
    expect(isFor({ ...everybody, inactiveDays: 10 }, never, now)).toBe(true)
    expect(isFor({ ...everybody, inactiveDays: 11 }, never, now)).toBe(false)
  })

  it('tells nobody of lines and tags', () => {
    expect(Object.keys(shownAudience({ ...everybody, line: ['agent01'], tags: ['x'] }))).not.toContain('line')
    expect(Object.keys(shownAudience({ ...everybody, line: ['agent01'], tags: ['x'] }))).not.toContain('tags')
  })
})

describe('terms', () => {
  it.each<[string, Partial<PromotionTerms>, string | undefined]>([
    ['agree', {}, undefined],
    ['need something a share is taken of', { reward: { kind: 'PERCENT', percent: 5, cap: '1' } }, 'reward'],
    ['give no fixed sum for a loss', { trigger: 'LOSS', loss: { period: 'DAY', least: '1' } }, 'reward'],
    [
      'give no more than was lost',
      { trigger: 'LOSS', loss: { period: 'DAY', least: '1' }, reward: { kind: 'PERCENT', percent: 101, cap: '1' } },
      'reward',
    ],
    ['name the period of a loss', { trigger: 'LOSS', reward: { kind: 'PERCENT', percent: 5, cap: '1' } }, 'loss'],
    ['name the contact', { trigger: 'CONTACT' }, 'contact'],
    ['are for a contact once', { trigger: 'CONTACT', contact: 'zalo', times: 2 }, 'times'],
    ['need a deposit for a least one', { leastDeposit: '5' }, 'leastDeposit'],
    [
      'have levels in their order',
      { audience: { ...everybody, leastLevel: 3, greatestLevel: 2 } },
      'audience.greatestLevel',
    ],
    [
      'bind no points',
      { reward: { kind: 'POINTS', points: 5 }, turnover: { ...terms.turnover, multiplier: 1 } },
      'turnover',
    ],
  ])('%s', (_name, change, field) => {
    expect(contradictionIn({ ...terms, ...change })).toBe(field)
  })

  it('give a share up to the cap, and nothing of nothing', () => {
    const reward = { kind: 'PERCENT', percent: 5, cap: '10' } as const
    expect([null, 0n, 1_000_000n, 9_000_000n].map((base) => rewardOf({ reward }, base))).toEqual([
      0n,
      0n,
      50_000n,
      100_000n,
    ])
    expect(rewardOf({ reward: { kind: 'POINTS', points: 7 } }, null)).toBe(70_000n)
  })
})

describe('occasions', () => {
  const moment = { now, today: '2026-11-25', timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' }
  it('are yesterday and last week, from midnight to midnight of the brand', () => {
    expect(pastPeriod('DAY', moment)).toEqual({
      first: '2026-11-24',
      from: new Date('2026-11-23T17:00:00Z'),
      to: new Date('2026-11-24T17:00:00Z'),
    })
    expect(pastPeriod('WEEK', moment)).toMatchObject({ first: '2026-11-16', to: new Date('2026-11-22T17:00:00Z') })
  })

  it('are called as the calendar calls them, or counted', () => {
    const of = (change: Partial<PromotionTerms>) => occasionNow({ ...terms, ...change }, moment)
    expect(of({ trigger: 'DAY' })).toBe('2026-11-25')
    expect(of({ trigger: 'BIRTHDAY' })).toBe('2026')
    expect(of({ trigger: 'LOSS', loss: { period: 'WEEK', least: '1' } })).toBe('2026-11-16')
    expect(of({ trigger: 'CODE' })).toBeNull()
  })

  it('have a birthday on the last of February where there is no leap day', () => {
    const born = { date: '2000-02-29', toldAt: ago(365) }
    const daysAgo = (today: string) => lastBirthday(born, { ...moment, today }).daysAgo
    expect(['2027-02-28', '2028-02-29', '2028-02-28'].map(daysAgo)).toEqual([0, 0, 365])
    const atEnd = { date: '2000-12-30', toldAt: ago(365) }
    expect(lastBirthday(atEnd, { ...moment, today: '2027-01-02' })).toMatchObject({ year: 2026, daysAgo: 3 })
  })

  it.each([
    ['seven days before it, by the calendar of the brand', '2026-11-17T17:00:00Z', '2026-11-25', false],
    ['a moment later', '2026-11-17T17:00:01+07:00', '2026-11-24', true],
    ['on it', '2026-11-25T01:00:00Z', '2026-11-25', true],
    ['after it', '2026-11-27T01:00:00Z', '2026-11-28', true],
    ['the year before', '2025-11-27T01:00:00Z', '2026-11-28', false],
  ])('know whether a birthday was told in time: %s', (_name, toldAt, today, isTooNew) => {
    const born = { date: '1990-11-25', toldAt: new Date(toldAt) }
    expect(lastBirthday(born, { ...moment, today }).isTooNew).toBe(isTooNew)
  })
})

describe('codes', () => {
  it('are read however they are typed, and none is like another', () => {
    expect(readCode(' tet-2027 ab')).toBe('TET2027AB')
    const codes = Array.from({ length: 1_000 }, makeCode)
    expect(new Set(codes).size).toBe(1_000)
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toBe(true)
  })
})
