import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DifferenceRow } from '../../lib/difference.ts'
import { isAmount } from '../../lib/plain-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { type Column, Sheet } from '../tables/Sheet.tsx'
import { wishedChanges } from './wished-changes.ts'

interface Props {
  /** The settings in force, by the same fields as the wish; others are not shown. */
  current: Readonly<Record<string, unknown>>
  wish: Readonly<Record<string, unknown>>
  /** The word for a field: `dailySum`, `weights.0.percent`. */
  label(path: string): string
  /** What a value of a field is called, where `proposals.values` does not know it; undefined leaves it to them. */
  word?(path: string, value: string): string | undefined
}

/** Decimals that are no amounts of money: `0.1` times. */
const RATIO = /^\d+\.\d$/
/** One of a few choices, which has a word: `BANK_API`. */
const CODE = /^[A-Z][A-Z_]+$/
/** As a difference writes lists and objects that hold nothing. */
const NOTHING: ReadonlySet<string> = new Set(['[]', '{}'])
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What a wish would change of settings: field by field, before and after. */
export function WishedChanges({ current, wish, label, word }: Props) {
  const translate = useTranslate()
  const { amount, moment, number } = useFormats()
  const rows = wishedChanges(current, wish)
  if (rows.length === 0) return <Typography variant="body2">{translate('audit.unchanged')}</Typography>

  const text = (path: string, value: string | undefined) => {
    if (value === undefined || NOTHING.has(value)) return '–'
    const own = word?.(path, value)
    if (own !== undefined) return own
    if (value === 'true' || value === 'false') return translate(`ra.boolean.${value}`)
    if (isAmount(value)) return amount(value)
    if (MOMENT.test(value)) return moment(value)
    if (RATIO.test(value)) return number(Number(value))
    return CODE.test(value) ? translate(`proposals.values.${value}`, { _: value }) : value
  }
  const columns: Column<DifferenceRow>[] = [
    { heading: 'audit.field', render: ({ path }) => label(path), isText: true },
    { heading: 'audit.before', render: ({ path, before }) => <del>{text(path, before)}</del>, isText: true },
    { heading: 'audit.after', render: ({ path, after }) => <strong>{text(path, after)}</strong>, isText: true },
  ]
  return <Sheet name="proposals.changes" columns={columns} rows={rows} keyOf={({ path }) => path} />
}
