import { dateAt, instantOf, nextDate, startOfDate } from '../../../lib/local-day.ts'

/** When an official lottery is drawn: at a time of a zone, on days of the week (0 = Sunday) or of the month. */
export interface DrawSchedule {
  readonly zone: string
  /** `16:15`. */
  readonly time: string
  readonly weekdays?: readonly number[]
  readonly days?: readonly number[]
}

/** A draw as the calendar knows it. */
export interface PlannedDraw {
  /** `20261122-0731`; of official draws, of which there is one a day, `20261122`. */
  readonly number: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** Our own draws: every so many seconds, counted from midnight of the zone. */
export interface Period {
  readonly zone: string
  readonly seconds: number
  /** Bets end so long before the draw. */
  readonly closeSeconds: number
}

const DAY = 86_400_000
/** The longest time between two draws of a schedule: a month, and some days. */
const LONGEST_PAUSE = 35 * DAY

/** The first draws after a moment. A period that does not divide the day leaves a longer pause before midnight. */
export function ownDrawsAfter({ zone, seconds, closeSeconds }: Period, after: Date, count: number): PlannedDraw[] {
  const period = seconds * 1_000
  const draws: PlannedDraw[] = []
  for (let date = dateAt(after, zone); draws.length < count; date = nextDate(date)) {
    const start = startOfDate(date, zone).getTime()
    const end = startOfDate(nextDate(date), zone).getTime()
    const first = Math.max(1, Math.floor((after.getTime() - start) / period) + 1)
    for (let index = first; start + index * period <= end && draws.length < count; index++) {
      const drawsAt = start + index * period
      draws.push({
        number: `${date.replaceAll('-', '')}-${String(index).padStart(4, '0')}`,
        opensAt: new Date(drawsAt - period),
        closesAt: new Date(drawsAt - closeSeconds * 1_000),
        drawsAt: new Date(drawsAt),
      })
    }
  }
  return draws
}

/** The first draws of a schedule after a moment; each opens when the one before is drawn. */
export function officialDrawsAfter(
  schedule: DrawSchedule,
  closeSeconds: number,
  after: Date,
  count: number,
): PlannedDraw[] {
  const draws: PlannedDraw[] = []
  let previous: Date | undefined
  let date = dateAt(new Date(after.getTime() - LONGEST_PAUSE), schedule.zone)
  for (let looked = 0; draws.length < count && looked < 400; looked++, date = nextDate(date)) {
    if (!isDrawDate(schedule, date)) continue
    const drawsAt = instantOf(date, schedule.time, schedule.zone)
    if (drawsAt > after) {
      draws.push({
        number: date.replaceAll('-', ''),
        opensAt: previous ?? after,
        closesAt: new Date(drawsAt.getTime() - closeSeconds * 1_000),
        drawsAt,
      })
    }
    previous = drawsAt
  }
  return draws
}

/** Local date of a draw by its number: `20261122-0731` was drawn for 2026-11-22. */
export function dateOfNumber(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`
}

function isDrawDate({ weekdays, days }: DrawSchedule, date: string): boolean {
  if (weekdays !== undefined) return weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  return days?.includes(Number(date.slice(8))) ?? false
}
