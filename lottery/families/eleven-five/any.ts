import type { PlayType } from '../../core/play-type.ts'
import { appear, appearWithBankers } from '../shared/appear.ts'
import { cover, coverWithBankers } from '../shared/cover.ts'
import { everyPlace } from '../shared/drum.ts'
import { elevenFiveDrum as drum } from './balls.ts'

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const at = everyPlace(drum)

/** Any of the balls: up to five must all be drawn; of six and more, all drawn must be among them. */
export const anyPlays: readonly PlayType[] = names.map((name, index) => {
  const options = { code: `any-${name}`, group: 'any', drum, at, size: index + 1 }
  return options.size <= at.length ? appear(options) : cover(options)
})

/** The same with bankers. */
export const bankerPlays: readonly PlayType[] = names.slice(1).map((name, index) => {
  const options = { code: `any-${name}-bankers`, group: 'bankers', drum, at, size: index + 2 }
  return options.size <= at.length ? appearWithBankers(options) : coverWithBankers(options)
})
