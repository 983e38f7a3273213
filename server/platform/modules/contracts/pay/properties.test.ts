import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grossOf } from './amount.ts'
import { amountsOfLine, type LineMember } from './line.ts'
import { payWhole } from './remainder.ts'
import { areBetter, baseOf, CONTRACT_KINDS, PAY_RATE_SCALE, PICKS, type Terms } from './terms.ts'

const amount = (most: bigint) => fc.bigInt({ min: 0n, max: most })
const rate = amount(PAY_RATE_SCALE)
const measures = fc.record({
  validBet: amount(10n ** 12n),
  loss: fc.bigInt({ min: -(10n ** 10n), max: 10n ** 11n }),
  activeMembers: fc.nat(40),
})
const tier = fc.record({ validBet: amount(10n ** 12n), loss: amount(10n ** 11n), activeMembers: fc.nat(40), rate })
const terms: fc.Arbitrary<Terms> = fc.record({
  kind: fc.constantFrom(...CONTRACT_KINDS),
  tiers: fc.uniqueArray(tier, { minLength: 1, maxLength: 6, selector: (each) => each.rate }),
  pick: fc.constantFrom(...PICKS),
  carry: fc.constant('NONE' as const),
})

/** A line in which everybody's measures are his own with those of all below, and everybody has the same tiers. */
const lines = fc
  .record({
    own: fc.array(fc.record({ validBet: amount(10n ** 9n), loss: amount(10n ** 8n), activeMembers: fc.nat(3) }), {
      minLength: 1,
      maxLength: 25,
    }),
    seeds: fc.array(fc.nat(), { minLength: 25, maxLength: 25 }),
    terms,
  })
  .map(({ own, seeds, terms: common }) => {
    const uplineOf = (index: number) => (index === 0 ? null : (seeds[index] ?? 0) % index)
    const teams = own.map((each) => ({ ...each }))
    for (let index = own.length - 1; index > 0; index -= 1) {
      const [team, above] = [teams[index], teams[uplineOf(index) ?? 0]]
      if (team === undefined || above === undefined) continue
      above.validBet += team.validBet
      above.loss += team.loss
      above.activeMembers += team.activeMembers
    }
    return teams.map(
      (team, index): LineMember => ({
        memberId: String(index),
        uplineId: uplineOf(index)?.toString() ?? null,
        terms: common,
        measures: team,
      }),
    )
  })

it('a line together gets what its top comes to, where nobody is held at nothing', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { amounts } = amountsOfLine(line)
      if (amounts.some(({ gross, downlines }) => downlines > gross.exact)) return
      expect(amounts.reduce((sum, each) => sum + each.net, 0n)).toBe(amounts[0]?.gross.exact)
    }),
  )
})

it('a line with one rate for all together gets top rate × base', () => {
  fc.assert(
    fc.property(lines, rate, (line, single) => {
      const flat: Terms = {
        kind: 'DAILY_SALARY',
        tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: single }],
        pick: 'HIGHEST',
        carry: 'NONE',
      }
      const { amounts, skipped } = amountsOfLine(line.map((member) => ({ ...member, terms: flat })))
      const top = line[0]?.measures.validBet ?? 0n
      expect(skipped).toEqual([])
      expect(amounts.reduce((sum, each) => sum + each.net, 0n)).toBe(top * single)
    }),
  )
})

it('nobody gets more than his own contract comes to, nor less than nothing', () => {
  fc.assert(
    fc.property(lines, (line) =>
      amountsOfLine(line).amounts.every((each) => each.net >= 0n && each.net <= each.gross.exact),
    ),
  )
})

it('who comes to more of anything gets no less', () => {
  fc.assert(
    fc.property(terms, measures, measures, (contract, team, more) => {
      const greater = {
        validBet: team.validBet + more.validBet,
        loss: team.loss + (more.loss > 0n ? more.loss : 0n),
        activeMembers: team.activeMembers + more.activeMembers,
      }
      return grossOf(contract, greater).exact >= grossOf(contract, team).exact
    }),
  )
})

it('terms that are not better come to no more over the same measures', () => {
  fc.assert(
    fc.property(terms, terms, measures, (one, other, team) => {
      const same = { ...one, kind: other.kind }
      return areBetter(same, other) || grossOf(same, team).exact <= grossOf(other, team).exact
    }),
  )
})

it('windows however cut pay in real time what the whole would have paid', () => {
  fc.assert(
    fc.property(
      fc.array(amount(10n ** 9n), { minLength: 1 }),
      rate,
      fc.constantFrom(1n, 100n, 10_000n),
      (bets, share, unit) => {
        const contract: Terms = {
          kind: 'REALTIME_SALARY',
          tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: share }],
          pick: 'HIGHEST',
          carry: 'NONE',
        }
        const exactOf = (validBet: bigint) => grossOf(contract, { validBet, loss: 0n, activeMembers: 0 }).exact
        let [paid, remainder] = [0n, 0n]
        for (const bet of bets) {
          const part = payWhole(exactOf(bet), remainder, unit)
          paid += part.paid
          remainder = part.remainder
        }
        expect({ paid, remainder }).toEqual(payWhole(exactOf(bets.reduce((sum, bet) => sum + bet, 0n)), 0n, unit))
      },
    ),
  )
})

it('a base is never less than nothing', () => {
  fc.assert(fc.property(measures, (team) => CONTRACT_KINDS.every((kind) => baseOf(kind, team) >= 0n)))
})
