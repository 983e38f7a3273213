import { useFormats } from '../lib/use-formats.ts'
import { useSite } from './use-site.ts'

/** How large a picture may be that is sent: in words, and for a file that need not travel since the house would refuse it. */
export function useUploadLimit(): { size: string; isTooLarge: (file: File) => boolean } {
  const formats = useFormats()
  const { largestUpload } = useSite().site
  return {
    size: formats.unit(largestUpload / 1024 ** 2, 'megabyte', 1),
    isTooLarge: (file) => file.size > largestUpload,
  }
}
