import { useTranslation } from 'react-i18next'
import { type Formats, formatsOf } from '../../formats/formats.ts'

/** How the reader's language writes money, numbers and dates. */
export function useFormats(): Formats {
  return formatsOf(useTranslation().i18n.language)
}
