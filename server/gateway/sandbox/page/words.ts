import en from '../../../../locales/en/sandbox.json'
import vi from '../../../../locales/vi/sandbox.json'

/** The language the portal was left in, else the browser's, else Vietnamese. */
function chooseLanguage(): 'en' | 'vi' {
  const wish = localStorage.getItem('lang') ?? navigator.language
  return wish.startsWith('en') ? 'en' : 'vi'
}

export const language = chooseLanguage()
export const words: typeof vi = language === 'en' ? en : vi
