/** The name of a language, in the operator's own. */
export function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language
}
