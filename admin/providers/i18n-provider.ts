import type { I18nProvider } from 'react-admin'
import { words as i18n } from './words.ts'

const LANGUAGES = [
  { locale: 'vi', name: 'Tiếng Việt' },
  { locale: 'en', name: 'English' },
]
const STORED = 'croupier.console.language'

/** The words of a language are files of their own, loaded when that language is first used. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/{admin,rights,vendors}.json', {
  import: 'default',
})

/** The console's words from `locales/<language>/admin.json`, with those of rights and vendors, in the language used last, else Vietnamese. */
export async function createI18nProvider(): Promise<I18nProvider> {
  if (!i18n.isInitialized) await i18n.init()

  async function speak(language: string): Promise<void> {
    const load = files[`../../locales/${language}/admin.json`]
    const loadRights = files[`../../locales/${language}/rights.json`]
    const loadVendors = files[`../../locales/${language}/vendors.json`]
    if (load === undefined || loadRights === undefined || loadVendors === undefined)
      throw new Error(`The console has no words in ${language}`)
    if (!i18n.hasResourceBundle(language, 'translation')) {
      const [own, rights, vendorNames] = await Promise.all([load(), loadRights(), loadVendors()])
      i18n.addResourceBundle(language, 'translation', { ...own, rights, vendorNames })
    }
    await i18n.changeLanguage(language)
    document.documentElement.lang = language
    localStorage.setItem(STORED, language)
  }

  const stored = localStorage.getItem(STORED)
  await speak(LANGUAGES.find(({ locale }) => locale === stored)?.locale ?? 'vi')
  return {
    // react-admin names the default text `_` and the number that chooses the plural `smart_count`.
    translate: (key, { _: defaultValue, ...values } = {}) =>
      String(i18n.t(key, { ...values, defaultValue: defaultValue ?? key, count: values.smart_count ?? values.count })),
    changeLocale: speak,
    getLocale: () => i18n.language,
    getLocales: () => LANGUAGES,
  }
}
