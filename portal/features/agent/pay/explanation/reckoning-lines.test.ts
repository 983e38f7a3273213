import { expect, it } from 'vitest'
import { sumOf } from '../../../../kits/contracts/units.ts'
import type { Explained } from './explained.ts'
import { reckoningLines } from './reckoning-lines.ts'

const tier = (loss: string, rate: number) => ({ validBet: '0.00', loss, activeMembers: 0, rate })
const dividend = {
  id: 'e1',
  kind: 'DIVIDEND',
  period: 'HALF_MONTH',
  pick: 'FLOAT',
  tiers: [tier('10000.00', 30_000), tier('30000.00', 50_000)],
  revision: 0,
  revisions: [],
  measures: { validBet: '800000.00', loss: '25000.00', activeMembers: 5 },
  carriedIn: '0.00',
  carriedOut: '0.00',
  rate: 50_000,
  gross: '1037.50',
  downlinesAmount: '0.00',
  net: '1037.50',
  amount: '1037.50',
  paid: '0.00',
} as unknown as Explained

const written = (earning: Partial<Explained>) =>
  reckoningLines({ ...dividend, ...earning }).map((line) =>
    line.key === 'times' ? `times ${line.rate} ${line.percent}` : `${line.key} ${line.amount}`,
  )

it('says how much of a floating tier’s loss is reached, in whole per cent: 25,000 of 30,000 are 0.83', () => {
  expect(written({})).toEqual([
    'baseLoss 25000.0000',
    'times 50000 83',
    'gross 1037.50',
    'net 1037.50',
    'toPay 1037.50',
    'paid 0.00',
  ])
})

it('takes off what was carried in, and carries on what is left', () => {
  const lines = written({
    carriedIn: '-30000.00',
    carriedOut: '-5000.00',
    rate: null,
    gross: '0.00',
    net: '0.00',
    amount: '0.00',
  })
  expect(lines.slice(0, 2)).toEqual(['carriedIn -30000.00', 'baseLoss -5000.0000'])
  expect(lines.at(-1)).toBe('carriedOut -5000.00')
})

it('takes off what downlines get where the house pays them, and says what is left to the agent where he pays them', () => {
  expect(written({ downlinesAmount: '37.50', net: '1000.00', amount: '1000.00' })).toContain('minusDownlines -37.5000')
  expect(written({ downlinesAmount: '37.50' }).slice(-4)).toEqual([
    'toPay 1037.50',
    'downlinesOwn -37.5000',
    'kept 1000.0000',
    'paid 0.00',
  ])
})

it('says of a correction by how much what is paid below differs too', () => {
  const revisions = [{ revision: 0, net: '1000.00', downlinesAmount: '30.00' }] as Explained['revisions']
  const corrected = written({ revision: 1, revisions, downlinesAmount: '37.50', amount: '37.50', paid: '37.50' })
  expect(corrected.slice(-5)).toEqual([
    'before -1000.0000',
    'toPay 37.50',
    'downlinesOwn -7.5000',
    'kept 30.0000',
    'paid 37.50',
  ])
})

it('says where downlines got more than the contract came to, so that the sum is one', () => {
  const lines = written({ downlinesAmount: '1100.00', net: '0.00', amount: '0.00' })
  expect(lines.slice(2, 6)).toEqual([
    'gross 1037.50',
    'minusDownlines -1100.0000',
    'notBelowNothing 62.5000',
    'net 0.00',
  ])
})

const summands = new Set(['gross', 'minusDownlines', 'notBelowNothing', 'before', 'rounded', 'waits', 'downlinesOwn'])
it.each([
  ['paid by the house', { downlinesAmount: '37.5049', net: '999.9951', amount: '999.99' }],
  ['who pays below himself', { downlinesAmount: '37.50' }],
  [
    'of a correction',
    {
      revision: 1,
      revisions: [{ revision: 0, net: '1000.00', downlinesAmount: '30.00' }] as Explained['revisions'],
      downlinesAmount: '37.50',
      net: '1000.00',
      amount: '0.00',
    },
  ],
  ['who gets nothing', { downlinesAmount: '1100.00', net: '0.00', amount: '0.00' }],
])('adds up on its face for somebody %s', (_, change) => {
  let sum = '0'
  for (const line of reckoningLines({ ...dividend, ...change })) {
    if (line.key === 'times') continue
    if (line.isSum) expect(line.amount.replace(/0+$/, ''), line.key).toBe(sum.replace(/0+$/, ''))
    else if (summands.has(line.key)) sum = sumOf([sum, line.amount])
  }
})

it('names what was reckoned before, and what is less than can be paid', () => {
  const revisions = [{ revision: 0, net: '1000.0000' }] as Explained['revisions']
  const corrected = written({ revision: 1, revisions, net: '1037.5049', amount: '37.50' })
  expect(corrected).toEqual(expect.arrayContaining(['before -1000.0000', 'rounded -0.0049', 'toPay 37.50']))
  expect(written({ period: 'HOUR', net: '0.0075', amount: '0.00' })).toContain('waits -0.0075')
})
