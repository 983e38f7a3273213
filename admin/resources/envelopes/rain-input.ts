import { filledWords } from '../../kits/chance/chance-plan.ts'
import { pick } from '../../providers/resource-operations.ts'

/** What of the form goes to the server. */
export const rainInput = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...pick(data, 'startsAt', 'endsAt', 'envelopes', 'leastRank', 'reason'),
  words: filledWords(data.words),
  total: String(data.total ?? ''),
  least: String(data.least ?? ''),
  greatest: String(data.greatest ?? ''),
  isDaily: data.isDaily === true,
})

/** Whether a field holds a number above zero. */
export const isCount = (value: unknown): boolean => Number.isFinite(Number(value)) && Number(value) > 0

interface TypedRain {
  readonly envelopes?: unknown
  readonly least?: unknown
  readonly greatest?: unknown
}

/** The sum has to fit between all envelopes with the least and all with the most. */
export function checkSum(total: unknown, { envelopes, least, greatest }: TypedRain): string | undefined {
  if (![total, envelopes, least, greatest].every(isCount)) return undefined
  const number = Number(envelopes)
  const fits = Number(total) >= number * Number(least) && Number(total) <= number * Number(greatest)
  return fits ? undefined : 'envelopes.sumDoesNotFit'
}
