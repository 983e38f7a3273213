import { expect, it } from 'vitest'
import { type BetCorrection, MOST_TEAMS, previewCorrection } from './preview.ts'

/** A win of so much taken back. */
const takenBack = (memberId: string, payoutBefore: bigint): BetCorrection => ({
  memberId,
  gameType: 'ELOTT',
  placedAt: new Date('2026-11-22T10:30:00Z'),
  wasSettled: true,
  staysSettled: true,
  stake: 1_0000n,
  validBet: 1_0000n,
  returned: 0n,
  rebateTaken: 0n,
  payoutBefore,
  payoutAfter: 0n,
})

it('names the teams it concerns most and counts the others', () => {
  const count = MOST_TEAMS + 1
  const bets = Array.from({ length: count }, (_, index) => takenBack(`member ${index}`, BigInt(index + 1)))
  const members = new Map(
    bets.map(({ memberId }, index) => {
      const upline = { upline_id: `upline ${index}`, upline_account: `agent ${index}` }
      return [memberId, { account: memberId, balance: 1_000n, ...upline }] as const
    }),
  )
  const { teams, teamCount } = previewCorrection(bets, members)
  expect(teamCount).toBe(count)
  expect(teams).toHaveLength(MOST_TEAMS)
  expect(teams[0]).toMatchObject({ uplineAccount: `agent ${count - 1}`, memberCount: 1, profit: -BigInt(count) })
  expect(teams.some(({ uplineId }) => uplineId === 'upline 0')).toBe(false)
})

it('has no team for whoever nobody brought', () => {
  const alone = { account: 'alone', balance: 100n, upline_id: null, upline_account: null }
  expect(previewCorrection([takenBack('alone', 5n)], new Map([['alone', alone]]))).toMatchObject({
    bets: 1,
    teamCount: 0,
  })
})
