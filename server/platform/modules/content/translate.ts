/** The entry in the language asked for, else in the brand's default language, else the first there is. */
export function inLanguage<Entry extends { language: string }>(
  entries: readonly Entry[],
  language: string,
  defaultLanguage: string,
): Entry | undefined {
  const find = (wanted: string) => entries.find((entry) => entry.language === wanted)
  return find(language) ?? find(defaultLanguage) ?? entries[0]
}
