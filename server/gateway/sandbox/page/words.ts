import en from '../../../../locales/en/sandbox.json'
import vi from '../../../../locales/vi/sandbox.json'

const all = { vi, en } satisfies Record<string, typeof vi>
type Language = keyof typeof all

/**
 * The language that the address asks for (`?lang=en`), else the first of the browser's that there is, else Vietnamese. What the portal keeps is no
 * wish: it keeps the brand's own language of whoever comes.
 */
export function chooseLanguage(search: string, browser: readonly string[]): Language {
  const wishes = [new URLSearchParams(search).get('lang') ?? '', ...browser]
  return wishes.map((wish) => wish.toLowerCase().split('-')[0]).find(isLanguage) ?? 'vi'
}

const isLanguage = (wish: string | undefined): wish is Language => wish !== undefined && Object.hasOwn(all, wish)

export const language = chooseLanguage(globalThis.location?.search ?? '', globalThis.navigator?.languages ?? [])
export const words: typeof vi = all[language]

/** The way to the page in the other language. */
export const otherLanguage: Language = language === 'vi' ? 'en' : 'vi'
