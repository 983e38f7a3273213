import { classNames } from '../../lib/class-names.ts'
import { type BallTone, ballTone } from './ball-tone.ts'

/** Words on balls keep their contrast in both themes: the colours of balls are those of the lottery, not of the brand. */
export const toneClass: Record<BallTone, string> = {
  RED: 'bg-[#c6303a] text-white',
  BLUE: 'bg-[#2461c4] text-white',
  GREEN: 'bg-[#17784f] text-white',
  PLAIN: 'bg-surface-3 text-ink ring-1 ring-inset ring-line-strong',
}

/** Ten cars, ten colours, each with its number in a colour that can be read on it. */
const carClass = [
  'bg-[#f5d90a] text-black',
  'bg-[#1e6fd9] text-white',
  'bg-[#4d4d4d] text-white',
  'bg-[#f08a24] text-black',
  'bg-[#39d0dc] text-black',
  'bg-[#5a3fd6] text-white',
  'bg-[#c9ced6] text-black',
  'bg-[#d8262f] text-white',
  'bg-[#7a1f26] text-white',
  'bg-[#1d7a35] text-white',
]

interface BallProps {
  family: string
  value: string
  /** Where it was drawn, from 0: the first car of a race is larger. */
  place?: number
  size?: 'small' | 'medium'
}

/** One drawn number. */
export function Ball({ family, value, size = 'medium' }: BallProps) {
  const isCar = family === 'PK10'
  return (
    <span
      className={classNames(
        'flex items-center justify-center font-bold tabular',
        isCar ? 'rounded-sm' : 'rounded-full',
        size === 'small' ? 'size-6 text-xs' : isCar ? 'size-7 text-sm' : 'size-8 text-sm',
        isCar ? carClass[Number(value) - 1] : toneClass[ballTone(family, value)],
      )}
    >
      {value}
    </span>
  )
}
