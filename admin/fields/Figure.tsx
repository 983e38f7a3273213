import { useFieldValue } from 'react-admin'
import { useFormats } from '../lib/use-formats.ts'

interface Props {
  source: string
  label?: string
}

/**
 * A number of the record (or points, which come as a decimal string), as the operator's language writes it. What react-admin has for it
 * asks the browser for a language.
 */
export function Figure({ source }: Props) {
  const { number } = useFormats()
  const value: unknown = useFieldValue({ source })
  const isKnown = typeof value === 'number' || typeof value === 'string'
  return <span>{isKnown ? number(Number(value)) : '–'}</span>
}
