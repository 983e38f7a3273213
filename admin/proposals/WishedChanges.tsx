import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Column, Sheet } from '../layout/Sheet.tsx'
import { differenceOf } from '../lib/difference.ts'
import { useFormats } from '../lib/use-formats.ts'

interface Props {
  /** The settings in force, by the same fields as the wish; others are not shown. */
  current: Readonly<Record<string, unknown>>
  wish: Readonly<Record<string, unknown>>
  /** The word for a field: `dailySum`, `weights.0.percent`. */
  label(path: string): string
}

/** What a wish would change of settings: field by field, before and after. */
export function WishedChanges({ current, wish, label }: Props) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const known = Object.fromEntries(Object.keys(wish).map((name) => [name, current[name]]))
  const rows = differenceOf(known, wish).filter(({ changed }) => changed)
  if (rows.length === 0) return <Typography variant="body2">{translate('audit.unchanged')}</Typography>

  const text = (value: string | undefined) => {
    if (value === 'true' || value === 'false') return translate(`ra.boolean.${value}`)
    return value !== undefined && /^\d+\.\d{2,4}$/.test(value) ? amount(value) : (value ?? '–')
  }
  const columns: Column<(typeof rows)[number]>[] = [
    { heading: 'audit.field', render: ({ path }) => label(path) },
    { heading: 'audit.before', render: ({ before }) => <del>{text(before)}</del>, isNumber: true },
    { heading: 'audit.after', render: ({ after }) => <strong>{text(after)}</strong>, isNumber: true },
  ]
  return (
    <Sheet
      name="proposals.changes"
      columns={columns}
      rows={rows}
      keyOf={({ path }) => path}
      error={null}
      onRetry={() => undefined}
    />
  )
}
