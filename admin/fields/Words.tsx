import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'

interface Props {
  source: string
  /** Where the words stand in admin.json: `<words>.<value>`. */
  words: string
  label?: string
}

/** A code of the record in words. */
export function Words({ source, words }: Props) {
  const record = useRecordContext<RaRecord>()
  const translate = useTranslate()
  const code: unknown = record?.[source]
  if (code === undefined || code === null) return <span>–</span>
  return <span>{translate(`${words}.${String(code)}`, { _: String(code) })}</span>
}
