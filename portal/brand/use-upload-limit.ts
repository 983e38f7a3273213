import { useTranslation } from 'react-i18next'
import { useSite } from './use-site.ts'

/** How large a picture may be that is sent: in words, and for a file that need not travel since the house would refuse it. */
export function useUploadLimit(): { size: string; isTooLarge: (file: File) => boolean } {
  const { i18n } = useTranslation()
  const { largestUpload } = useSite().site
  const megabytes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return { size: megabytes.format(largestUpload / 1024 ** 2), isTooLarge: (file) => file.size > largestUpload }
}
