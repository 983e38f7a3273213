import i18next from 'i18next'
import { storeLanguage } from './stored-language.ts'

/** Tells the server which language the visitor wants, so that its own words follow. */
export type TellServer = (language: string) => Promise<unknown>

/**
 * The language switch of §4: changes the words on the page, keeps `lang` and `hisLang` in local storage, tells the server.
 * The page changes even when the server cannot be told; every later call carries the language anyway.
 */
export async function changeLanguage(language: string, tellServer: TellServer): Promise<void> {
  await i18next.changeLanguage(language)
  storeLanguage(language)
  await tellServer(language).catch(() => undefined)
}
