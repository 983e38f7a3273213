import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../locales/', import.meta.url)
const defaultLanguage = 'vi'

/** `locales/<language>/errors.json` of every language, read once. */
const errorWords = new Map<string, Readonly<Record<string, string>>>(
  readdirSync(folder)
    .map((language) => ({ language, file: new URL(`${language}/errors.json`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ language, file }) => [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]),
)

/** The sentence for an error code in a language, else in the default language. */
export function errorSentence(code: string, language: string): string {
  const base = language.split('-')[0] ?? language
  for (const one of [language, base, defaultLanguage]) {
    const sentence = errorWords.get(one)?.[code]
    if (sentence !== undefined) return sentence
  }
  return code
}

/** The first language of an Accept-Language header that looks like one, such as `vi` or `pt-BR`; else the default. */
export function languageOf(acceptLanguage: string | undefined): string {
  const first = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim() ?? ''
  return /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(first) ? first : defaultLanguage
}
