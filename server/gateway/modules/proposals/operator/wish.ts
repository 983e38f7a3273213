import { enumValues } from '../../../generated/enum-values.ts'

const turned = (values: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).map(([word, value]) => [value, word]))

const gameTypes = turned(enumValues.GameType)

/** Fields of wishes whose values the graph calls otherwise than the platform. */
const wordsByField: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['gameType', gameTypes],
  ['category', gameTypes],
  ['categories', gameTypes],
  ['contact', turned(enumValues.PromotionContact)],
])

/** A wish in the words of the graph, in which a second operator sends it back as the input of the same mutation. */
export function wishInWords(wish: unknown, field = ''): unknown {
  if (typeof wish === 'string') return wordsByField.get(field)?.get(wish) ?? wish
  if (Array.isArray(wish)) return wish.map((each) => wishInWords(each, field))
  if (typeof wish !== 'object' || wish === null) return wish
  return Object.fromEntries(Object.entries(wish).map(([name, value]) => [name, wishInWords(value, name)]))
}
