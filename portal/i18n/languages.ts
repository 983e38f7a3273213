import catalogue from '../../locales/catalogue.json'

/** The words of the first page: one file per language, since each file is a round trip. */
const firstFiles = import.meta.glob<Record<string, Record<string, unknown>>>('./first-words/*.ts', {
  import: 'default',
})

/** Namespaces the first page needs; every other one is loaded by the page that uses it. */
export const firstNamespaces = ['common', 'layout', 'lobby'] as const

/** Language of a visitor whose language is not known (§1). */
export const defaultLanguage = 'vi'

/** Languages there are words for. Which of them a brand offers comes from its configuration. */
export const languages = Object.keys(firstFiles)
  .map((path) => path.replace(/^.*\/|\.ts$/g, ''))
  .sort()

/** A language's own name: `vi` → `Tiếng Việt`. */
export const languageName = (language: string): string =>
  catalogue.find(({ tag }) => tag === language)?.name ?? language

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

/** Loads the words of one namespace; an empty set when a language does not have it. */
export async function loadWords(language: string, namespace: string): Promise<Record<string, unknown>> {
  const loadFirst = firstFiles[`./first-words/${language}.ts`]
  if (loadFirst && (firstNamespaces as readonly string[]).includes(namespace))
    return (await loadFirst())[namespace] ?? {}
  const { wordFiles } = await import('./word-files.ts')
  return (await wordFiles[`../../locales/${language}/${namespace}.json`]?.()) ?? {}
}
