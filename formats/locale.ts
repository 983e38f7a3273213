/** English here is that of Britain, which writes the day before the month as Vietnamese does. */
const locales: Readonly<Record<string, string>> = { vi: 'vi-VN', en: 'en-GB' }

/** What `Intl` is asked for a language of the product: `en` → `en-GB`. */
export const localeOf = (language: string): string => locales[language] ?? language
