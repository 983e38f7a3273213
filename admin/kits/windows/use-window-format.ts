import { useLocaleState } from 'react-admin'
import { formatMoment } from '../../lib/moments.ts'
import { useBrand } from '../../providers/use-brand.ts'

/** Writes the bounds of windows of contracts: by the clock of the brand, whose midnight they begin at, wherever the operator sits. */
export function useWindowFormat(): (moment: string) => string {
  const [language] = useLocaleState()
  const brand = useBrand()
  return (moment) => (brand === undefined ? '…' : formatMoment(moment, language, brand.timeZone))
}
