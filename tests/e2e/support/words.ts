import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const locales = join(import.meta.dirname, '..', '..', '..', 'locales')

/**
 * The words a person reads, from the files the product reads them from, so that a journey follows when a word is bettered:
 * `words('common', 'close')`. Default language: Vietnamese.
 */
export function words(namespace: string, key: string, language: 'vi' | 'en' = 'vi'): string {
  const file = join(locales, language, `${namespace}.json`)
  const found = key.split('.').reduce<unknown>(
    (value, part) => {
      return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
    },
    JSON.parse(readFileSync(file, 'utf8')),
  )
  if (typeof found !== 'string') throw new Error(`locales/${language}/${namespace}.json has no words for ${key}`)
  return found
}
