import { expect, it } from 'vitest'
import operations from '../../graphql/persisted-operations.json' with { type: 'json' }
import { readersOf } from './site-readers.ts'

/** Operations of players; the console asks anew by itself. */
const texts: readonly string[] = Object.values(operations).filter((text) => !text.startsWith('query Console'))

/** What an operator publishes, and the field of the graph in which players read it. */
const published = {
  BANNERS: ['banners'],
  ANNOUNCEMENTS: ['announcements'],
  GAMES: ['games', 'hotGames', 'lotteryMenus', 'maxWinGames'],
  PROMOTIONS: [
    'promotions',
    'envelopeRains',
    'signInDays',
    'raffles',
    'missions',
    'missionLeaderboards',
    'pointConfig',
    'pointRewards',
    'vipSteps',
  ],
  PAYMENTS: ['paymentChannels'],
  SETTINGS: ['site', 'registrationSetting', 'helpArticles', 'helpSearch', 'chat'],
} as const

const nameOf = (text: string) => /^query (\w+)/.exec(text)?.[1] ?? ''
const readersIn = (field: string) =>
  texts.filter((text) => new RegExp(`^query [^]*?\\n {2}(\\w+: )?${field}\\b`).test(text)).map(nameOf)

it('names operations that there are', () => {
  const known = texts.map(nameOf)
  const named = Object.values(readersOf).flat()
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

it.each(Object.entries(published).flatMap(([topic, fields]) => fields.map((field) => [topic, field] as const)))(
  'after news of %s every page reads %s again',
  (topic, field) => {
    const readers = readersIn(field)
    expect(readers).not.toEqual([])
    const told: readonly string[] = readersOf[topic as keyof typeof readersOf]
    expect(readers.filter((name) => !told.includes(name))).toEqual([])
  },
)
