import { drawnAt, officialPrizes, type Prize } from './numbers.ts'

/** Two houses that publish the numbers of the lottery companies, each by itself. */
export const publisherNames = ['dai-phat', 'thanh-cong'] as const
export type PublisherName = (typeof publisherNames)[number]

/** What a publisher may get wrong with its next results. */
export const publisherFaults = ['late', 'wrong-digit', 'none'] as const
export type PublisherFault = (typeof publisherFaults)[number]

/** A result as it is published. */
export interface PublishedResult {
  readonly station: string
  readonly date: string
  readonly publishedAt: string
  readonly prizes: readonly Prize[]
}

/** Minutes by which a late publisher is late. */
const LATENESS = 20

/** Publishers with the faults planned for them; those live in memory and end with the process. */
export function createPublishers(now: () => Date = () => new Date()) {
  const faults = new Map<PublisherName, PublisherFault>()
  return {
    plan: (publisher: PublisherName, fault: PublisherFault) => void faults.set(publisher, fault),

    /** What a publisher tells of a draw, or undefined before it is drawn and where nothing is drawn. */
    find(publisher: PublisherName, station: string, date: string): PublishedResult | undefined {
      const prizes = officialPrizes(station, date)
      const fault = faults.get(publisher)
      const publishedAt = new Date(drawnAt(station, date).getTime() + (fault === 'late' ? LATENESS * 60_000 : 0))
      if (prizes === undefined || publishedAt > now()) return undefined
      return {
        station,
        date,
        publishedAt: publishedAt.toISOString(),
        prizes: fault === 'wrong-digit' ? misread(prizes) : prizes,
      }
    },
  }
}

export type Publishers = ReturnType<typeof createPublishers>

/** The last digit of the first number, one too high. */
function misread(prizes: readonly Prize[]): readonly Prize[] {
  const [first, ...others] = prizes
  const [number = '0', ...rest] = first?.numbers ?? []
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
  return [{ name: first?.name ?? '', numbers: [wrong, ...rest] }, ...others]
}
