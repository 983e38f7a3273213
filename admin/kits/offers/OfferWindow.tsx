import { useRecordContext, useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'

/** The announced maintenance of a vendor or a game. */
export function OfferWindow(_: { source: 'maintenance'; label?: string }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const record = useRecordContext<{ id: string; maintenance: { from: string; until: string } | null }>()
  if (!record?.maintenance) return <span>–</span>
  const { from, until } = record.maintenance
  return <span>{translate('offers.span', { from: moment(from), until: moment(until) })}</span>
}
