import type { Family } from '../../core/family.ts'
import { eachState, outcomesOf } from '../shared/outcomes.ts'
import { anyPlays, bankerPlays } from './any.ts'
import { elevenFiveDrum, middleOf, oddOf, statesOfMiddle, statesOfOdd } from './balls.ts'
import { neighbourPlays, singlePlays } from './places.ts'

const { sample } = elevenFiveDrum

/** 11X5: five of the balls 01 to 11 (lottery.md 5.3). */
export const elevenFive: Family = {
  code: '11X5',
  groups: [{ code: 'balls', count: elevenFiveDrum.places.length, values: elevenFiveDrum.values, urn: 'balls' }],
  odds: 'SERIES',
  playTypes: [
    ...anyPlays,
    ...bankerPlays,
    ...neighbourPlays,
    ...singlePlays,
    outcomesOf({
      code: 'odd-even',
      group: 'special',
      row: 'split',
      outcomes: eachState(statesOfOdd, 'odd', (odd) => `ODD_${odd}_EVEN_${5 - odd}`),
      states: statesOfOdd,
      stateOf: ([drawn = []]) => oddOf(drawn),
      example: { picks: [[`ODD_${oddOf(sample)}_EVEN_${5 - oddOf(sample)}`]], result: [sample] },
    }),
    outcomesOf({
      code: 'middle',
      group: 'special',
      row: 'middle',
      outcomes: eachState(statesOfMiddle, 'middle', (ball) => String(ball).padStart(2, '0')),
      states: statesOfMiddle,
      stateOf: ([drawn = []]) => middleOf(drawn),
      example: { picks: [['06']], result: [sample] },
    }),
  ],
}
