import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { DrawState } from '../../lib/schema.generated.ts'
import type { ConsoleDrawDetailFragment, ConsoleDrawFragment } from './lotteryDraws.generated.ts'

export type Draw = ConsoleDrawFragment
/** A draw with all that belongs to it, as one record. */
export type DrawDetail = Draw & Omit<ConsoleDrawDetailFragment, 'draw'>
export type Correction = DrawDetail['corrections'][number]
export type Exposure = DrawDetail['numbers'][number]

export const STATE_TONES = {
  OPEN: 'success',
  CLOSED: 'warning',
  HELD: 'error',
  DRAWN: 'default',
  SETTLED: 'default',
  VOID: 'default',
} as const satisfies Record<DrawState, string>

export const stateChoices = Object.keys(STATE_TONES).map((id) => ({ id, name: `drawStates.${id}` }))
export const sourceChoices = [true, false].map((id) => ({ id, name: `drawSources.${id}` }))

/** The rules of the family a draw belongs to. */
export const familyOfDraw = ({ family }: Pick<Draw, 'family'>) => familyOf(family as FamilyCode)

/** Operators enter the result of an official draw that is over and not drawn. */
export const waitsForResult = ({ isOfficial, state, drawsAt }: Draw): boolean =>
  isOfficial && (state === 'CLOSED' || state === 'HELD') && Date.parse(drawsAt) <= Date.now()

/** Which result entries are about now: the next one before it is drawn, afterwards the one that stands. */
export const versionInEntry = (draw: Draw): number =>
  draw.resultVersion + (draw.state === 'CLOSED' || draw.state === 'HELD' ? 1 : 0)
