import { createHash } from 'node:crypto'
import { drawResult, type Family } from '@croupier/lottery/core/family.ts'
import { uniformOver } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { seaSchedules } from '@croupier/lottery/families/sea/schedule.ts'
import { stations } from '@croupier/lottery/families/vietnam/stations.ts'

/** A lottery company: what it draws, and when. */
interface Company {
  readonly family: Family
  /** Whether it draws on that date. */
  readonly drawsOn: (date: string) => boolean
  /** Local time; all of them live seven hours ahead of UTC. */
  readonly drawTime: string
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

const northern = stations.filter(({ region }) => region === 'NORTH')
const companies: ReadonlyMap<string, Company> = new Map([
  // The stations of the north draw in turn, and their result is the region's.
  [
    'VN_NORTH',
    {
      family: familyOf('VN_NORTH'),
      drawsOn: (date: string) => northern.some(({ weekdays }) => weekdays.includes(weekdayOf(date))),
      drawTime: northern[0]?.drawTime ?? '18:15',
    },
  ],
  ...stations
    .filter(({ region }) => region !== 'NORTH')
    .map(({ code, family, weekdays, drawTime }): [string, Company] => [
      `VN_${code}`,
      { family: familyOf(family), drawsOn: (date) => weekdays.includes(weekdayOf(date)), drawTime },
    ]),
  ...seaSchedules.map(({ code, days, drawTime }): [string, Company] => [
    code === 'LAO' ? 'SEA_LAO' : 'SEA_THAI',
    {
      family: familyOf('SEA'),
      drawsOn: (date) =>
        'weekdays' in days ? days.weekdays.includes(weekdayOf(date)) : days.daysOfMonth.includes(Number(date.slice(8))),
      drawTime,
    },
  ]),
])

export interface Prize {
  readonly name: string
  readonly numbers: readonly string[]
}

/** What a company draws on a date, the same whoever asks and whenever; undefined where it draws nothing. */
export function officialPrizes(station: string, date: string): readonly Prize[] | undefined {
  const company = companies.get(station)
  if (!company?.drawsOn(date)) return undefined
  const result = drawResult(company.family, uniformOver(bytesOf(`${station} ${date}`)))
  return company.family.groups.map(({ code }, index) => ({ name: code, numbers: result[index] ?? [] }))
}

/** When that is. */
export function drawnAt(station: string, date: string): Date {
  return new Date(`${date}T${companies.get(station)?.drawTime ?? '00:00'}:00+07:00`)
}

/** A repeatable stream: SHA-512 of the name and a counter. */
function bytesOf(name: string): (length: number) => Uint8Array {
  let counter = 0
  let rest = Buffer.alloc(0)
  return (length) => {
    while (rest.length < length)
      rest = Buffer.concat([rest, createHash('sha512').update(`${name} ${counter++}`).digest()])
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }
}
