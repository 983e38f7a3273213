import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { interpolation } from '../../formats/interpolation.ts'
import { firstNamespaces, loadWords } from './languages.ts'
import { applyLanguage, initialLanguage } from './stored-language.ts'

/** Starts the words in the language of the visitor; resolves when those of the first page are there. */
export async function startI18n(): Promise<void> {
  const language = initialLanguage()
  applyLanguage(language)
  i18next.on('languageChanged', applyLanguage)
  await i18next
    .use({
      type: 'backend',
      init: () => {},
      read: (
        lng: string,
        namespace: string,
        done: (error: Error | null, words: Record<string, unknown> | boolean | null) => void,
      ) => {
        loadWords(lng, namespace).then(
          (words) => done(null, words),
          // `true` asks i18next to try again, up to five times with growing pauses: without words a page shows bare keys.
          (error: Error) => done(error, true),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // A copy: i18next adds every namespace it loads later to the list it is given.
      ns: [...firstNamespaces],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation,
      react: { useSuspense: true },
    })
}
