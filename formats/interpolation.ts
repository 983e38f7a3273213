import { formatsOf } from './formats.ts'

/**
 * How i18next puts values into sentences: numbers as the language writes them (`{{count}}` → `1.234`), all else as it is. What only looks
 * like a number, such as a year, is given as text. React escapes by itself.
 */
export const interpolation = {
  escapeValue: false,
  alwaysFormat: true,
  format: (value: unknown, _format?: string, language = 'vi') =>
    typeof value === 'number' ? formatsOf(language).number(value) : value,
}
