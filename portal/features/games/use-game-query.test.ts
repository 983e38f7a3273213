import { expect, it } from 'vitest'
import { readGameQuery, writeGameQuery } from './use-game-query.ts'

it('reads back what it wrote, and leaves out what is as usual', () => {
  const query = { vendorCode: 'JL', subType: 'JACKPOT', sort: 'newest', search: 'ban ca', page: 3 } as const
  expect(readGameQuery(new URLSearchParams(writeGameQuery('SLOTS', query)))).toEqual(query)
  expect(writeGameQuery('SLOTS', query).gameClassify).toBe('JP')
  const usual = readGameQuery(new URLSearchParams())
  expect(writeGameQuery('FISH', usual)).toEqual({ gameType: 'FISH' })
})

it('does not trust the address', () => {
  const query = new URLSearchParams({ sort: 'drop table', page: '-2', gameClassify: 'XX' })
  expect(readGameQuery(query)).toMatchObject({ sort: 'recommended', page: 1, subType: null })
})
