import type { Uniform } from '../../random/uniform.ts'
import { type Prize, type ScratchVariant, ticketsInTable } from './prizes.ts'

/** One field under the foil: what it shows and what it would pay, in ticket prices. */
interface Field {
  /** A number of 1 … 40 (lucky numbers), or which prize's treasure lies there (its place in the table). */
  readonly mark: number
  readonly multiple: number
}

export interface Ticket {
  /** The numbers that win; empty for the treasure map. */
  readonly lucky: readonly number[]
  readonly fields: readonly Field[]
  /** What the whole ticket pays, in ticket prices. */
  readonly multiple: number
}

export const fieldCount = 9
const highestNumber = 40
const luckyCount = 3
/** Alike treasures that win. */
const needed = 3

/** Draws a ticket: first what it wins by the table, then a picture that shows just that. */
export function drawTicket(variant: ScratchVariant, uniform: Uniform): Ticket {
  const prize = drawPrize(variant.prizes, uniform)
  return variant.code === 'treasure' ? drawMap(variant, prize, uniform) : drawNumbers(variant, prize, uniform)
}

/** Values a ticket by what it shows, as the player does it. */
export function valueTicket(variant: ScratchVariant, { lucky, fields }: Pick<Ticket, 'lucky' | 'fields'>): number {
  if (variant.code === 'lucky-numbers') {
    return fields.reduce((sum, field) => sum + (lucky.includes(field.mark) ? field.multiple : 0), 0)
  }
  const found = fields.find(({ mark }) => fields.filter((field) => field.mark === mark).length >= needed)
  return found?.multiple ?? 0
}

function drawPrize(prizes: readonly Prize[], uniform: Uniform): Prize | undefined {
  return prizeOn(uniform(ticketsInTable), prizes)
}

/** What lies on a field that does not win: each prize as likely as the table makes it, so that no big one is dangled. */
function drawDecoy<Field extends Prize>(prizes: readonly Field[], uniform: Uniform): Field {
  const tickets = prizes.reduce((sum, { ticketsPerMillion }) => sum + ticketsPerMillion, 0)
  return prizeOn(uniform(tickets), prizes) as Field
}

/** The prize of a ticket of the table, counted from the highest prize on; undefined behind the last one. */
function prizeOn<Field extends Prize>(ticket: number, prizes: readonly Field[]): Field | undefined {
  let left = ticket
  return prizes.find((prize) => {
    left -= prize.ticketsPerMillion
    return left < 0
  })
}

function drawNumbers({ prizes }: ScratchVariant, prize: Prize | undefined, uniform: Uniform): Ticket {
  const numbers = shuffle(
    Array.from({ length: highestNumber }, (_, index) => index + 1),
    uniform,
  )
  const lucky = numbers.slice(0, luckyCount).toSorted((left, right) => left - right)
  const fields = numbers.slice(luckyCount, luckyCount + fieldCount).map((mark) => ({
    mark,
    multiple: drawDecoy(prizes, uniform).multiple,
  }))
  if (prize) {
    const mark = lucky[uniform(luckyCount)] ?? 0
    fields[uniform(fieldCount)] = { mark, multiple: prize.multiple }
  }
  return { lucky, fields, multiple: prize?.multiple ?? 0 }
}

function drawMap({ prizes }: ScratchVariant, prize: Prize | undefined, uniform: Uniform): Ticket {
  const all = prizes.map((each, mark) => ({ ...each, mark }))
  const marks = all
    .filter(({ multiple }) => multiple === prize?.multiple)
    .flatMap((won) => Array(needed).fill(won.mark))
  while (marks.length < fieldCount) {
    // No other treasure may lie there often enough to win.
    const free = all.filter(({ mark }) => marks.filter((each) => each === mark).length < needed - 1)
    marks.push(drawDecoy(free, uniform).mark)
  }
  const fields = shuffle(marks, uniform).map((mark) => ({ mark, multiple: prizes[mark]?.multiple ?? 0 }))
  return { lucky: [], fields, multiple: prize?.multiple ?? 0 }
}

function shuffle<Thing>(things: readonly Thing[], uniform: Uniform): Thing[] {
  const shuffled = [...things]
  for (let place = shuffled.length - 1; place > 0; place--) {
    const other = uniform(place + 1)
    const thing = shuffled[place] as Thing
    shuffled[place] = shuffled[other] as Thing
    shuffled[other] = thing
  }
  return shuffled
}
