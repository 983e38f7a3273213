import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import { drawTicket, fieldCount, valueTicket } from './engine.ts'
import { publishedReturn, scratchVariants } from './prizes.ts'

const variants = Object.values(scratchVariants)

describe('scratch cards', () => {
  it('publishes the return of its prize table', () => {
    expect(publishedReturn(scratchVariants['lucky-numbers'])).toBe('95.50')
    expect(publishedReturn(scratchVariants.treasure)).toBe('95.80')
  })

  it.each(variants)('$code: tickets as shown return what is published, within three standard errors', (variant) => {
    const uniform = repeatableUniform(variant.code)
    const sample = playRounds(40_000, () => valueTicket(variant, drawTicket(variant, uniform)))
    expect(standardErrors(sample, Number(publishedReturn(variant)) / 100)).toBeLessThan(3)
  })

  it.each(variants)('$code: a ticket shows exactly what it pays', (variant) => {
    const uniform = repeatableUniform(`${variant.code} shown`)
    for (let count = 0; count < 5_000; count++) {
      const ticket = drawTicket(variant, uniform)
      expect(ticket.fields.length).toBe(fieldCount)
      if (valueTicket(variant, ticket) !== ticket.multiple) expect(ticket).toBe('a ticket that shows what it pays')
    }
  })

  it.each(variants)('$code: tickets that do not win dangle the two highest prizes hardly ever', (variant) => {
    const uniform = repeatableUniform(`${variant.code} decoys`)
    const highest = variant.prizes.slice(0, 2).map(({ multiple }) => multiple)
    const tickets = Array.from({ length: 5_000 }, () => drawTicket(variant, uniform))
    const fields = tickets.filter(({ multiple }) => multiple === 0).flatMap((ticket) => ticket.fields)
    const dangled = fields.filter(({ multiple }) => highest.includes(multiple)).length
    expect(dangled / fields.length).toBeLessThan(0.002)
  })

  it.each(variants)('$code: every prize of the table can be found', (variant) => {
    let ticket = 0
    for (const prize of variant.prizes) {
      const drawn = [ticket, ticket + prize.ticketsPerMillion - 1]
      for (const first of drawn) {
        let isFirst = true
        const uniform = (bound: number) => {
          if (!isFirst) return bound - 1
          isFirst = false
          return first
        }
        expect(valueTicket(variant, drawTicket(variant, uniform))).toBe(prize.multiple)
      }
      ticket += prize.ticketsPerMillion
    }
  })
})
