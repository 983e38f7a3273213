import { describe, expect, it } from 'vitest'
import { BALLS, colourOf } from './balls.ts'

describe('the colours', () => {
  it('are those of the reference', () => {
    expect(BALLS.filter((ball) => colourOf(ball) === 'GREEN').join(' ')).toBe(
      '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49',
    )
    expect(BALLS.filter((ball) => colourOf(ball) === 'RED').length).toBe(17)
    expect(BALLS.filter((ball) => colourOf(ball) === 'BLUE').length).toBe(16)
  })
})
