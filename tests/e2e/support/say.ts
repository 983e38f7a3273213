import { words } from './words.ts'

type Values = Record<string, string | number>

/** Gives back the words of the product in one language, with what stands between braces filled in: `say('lobby:rank', { rank: 1 })`. */
export function speaker(language: 'vi' | 'en') {
  return (key: `${string}:${string}`, values: Values = {}): string => {
    const [namespace = '', path = ''] = key.split(':')
    return words(namespace, path, language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

export type Say = ReturnType<typeof speaker>

/** The default language of the demo brand. */
export const say = speaker('vi')
