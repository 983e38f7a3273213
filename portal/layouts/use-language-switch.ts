import { useTranslation } from 'react-i18next'
import { useSite } from '../brand/use-site.ts'
import { sendOperation } from '../data/send-operation.ts'
import { changeLanguage } from '../i18n/change-language.ts'
import { languages } from '../i18n/languages.ts'
import { SetLanguageDocument } from './set-language.generated.ts'

const tellServer = (language: string) => sendOperation(SetLanguageDocument, { input: { language } })

/** The language of the page, those the brand offers, and the switch of §4. */
export function useLanguageSwitch() {
  const { i18n } = useTranslation()
  const { site } = useSite()
  return {
    language: i18n.language,
    offered: site.languages.filter((language) => languages.includes(language)),
    change: (language: string) => changeLanguage(language, tellServer),
  }
}
