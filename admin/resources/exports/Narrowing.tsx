import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleExportFragment as Export } from './exports.generated.ts'
import { isAmount, isMoment, listWords } from './list-words.ts'
import { NameOf } from './NameOf.tsx'

/** What narrowed the list, a line each, in the words of the list's own filters. */
export function Narrowing({ of: { source, filter, askedAt } }: { of: Export }) {
  const translate = useTranslate()
  const { fields, codes } = listWords[source]
  // Every export ends at the moment of asking, which nobody wished.
  const wishes = Object.entries(filter).filter(([, value]) => value !== askedAt)
  wishes.sort(([one], [other]) => Number(isMoment(one)) - Number(isMoment(other)) || one.localeCompare(other))
  if (wishes.length === 0) return <span>{translate('exports.noFilter')}</span>
  return wishes.map(([field, value]) => {
    const label = translate(`exportFilters.${field}`, { _: translate(`${fields}.${field}`) })
    return (
      <Box key={field} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {value === true && codes[field] === undefined ? label : `${label}: `}
        {(value !== true || codes[field] !== undefined) && <Value source={source} field={field} value={value} />}
      </Box>
    )
  })
}

function Value({ source, field, value }: { source: Export['source']; field: string; value: unknown }) {
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const text = String(value)
  const codes = listWords[source].codes[field]
  if (codes !== undefined) return translate(`${codes}.${text}`, { _: text })
  if (value === false) return translate('ra.boolean.false')
  if (isMoment(field)) return moment(text)
  if (isAmount(field)) return amount(text)
  return <NameOf field={field} id={text} />
}
