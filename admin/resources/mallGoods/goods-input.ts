import { pick, pickEach } from '../../providers/resource-operations.ts'

/** What of the form goes to the server: amounts that were left empty are none, and money brings what goods do not. */
export function goodsInput(data: Record<string, unknown>): Record<string, unknown> {
  const isMoney = data.kind === 'MONEY'
  return {
    ...pick(data, 'kind', 'stock', 'position', 'reason'),
    isOpen: data.isOpen === true,
    pointsRequired: amountOf(data.pointsRequired),
    amountRequired: isMoney ? '0' : amountOf(data.amountRequired),
    amountGiven: isMoney ? amountOf(data.amountGiven) : '0',
    words: pickEach(data.words, 'language', 'name', 'description', 'pictureUrl').map((words) => ({
      ...words,
      description: words.description ?? '',
      pictureUrl: words.pictureUrl || null,
    })),
  }
}

const amountOf = (value: unknown): string => String(value ?? '') || '0'
