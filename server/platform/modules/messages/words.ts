import { fillWords, loadWords } from '../../lib/words.ts'
import type { ToldEvent, ToldValues } from './told-event.ts'

/** A message in words, before or after its values stand in it. */
export interface MessageWords {
  readonly title: string
  readonly content: string
}

/** Known to every event: the brand, and the account name of who reads it. */
export const COMMON_VALUES = ['brand', 'member'] as const

const namespaces = new Map<string, ReturnType<typeof loadWords>>()

/** The words of an event where no operator chose others. */
export function defaultWords({ words: { namespace, key } }: ToldEvent, language: string): MessageWords {
  const words = namespaces.get(namespace) ?? loadWords(namespace)
  namespaces.set(namespace, words)
  // Filled by nothing: the places of the values stay.
  const say = (part: keyof MessageWords) => words.say(`${key}.${part}`, language) ?? ''
  return { title: say('title'), content: say('content') }
}

/** Puts the values in their places, each in the language. */
export function fill({ title, content }: MessageWords, values: ToldValues, language: string): MessageWords {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value(language)]),
  )
  return { title: fillWords(title, said, language), content: fillWords(content, said, language) }
}

/** The names of the values that a text has places for. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((match) => match[1] ?? '')),
]
