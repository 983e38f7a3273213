import type { Family } from '@croupier/lottery/core/family.ts'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Column, Sheet } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import type { RulesChange } from './changes.ts'
import { LIMITS } from './draft.ts'
import { rateText } from './rates.ts'
import { useTicketName } from './use-ticket-name.ts'

/** What differs between two versions of rules, each thing before and after. */
export function ChangeTable({ family, changes }: { family: Family; changes: readonly RulesChange[] }) {
  const translate = useTranslate()
  const nameOf = useTicketName(family)
  const { amount } = useFormats()
  if (changes.length === 0) return <Typography variant="body2">{translate('audit.unchanged')}</Typography>

  const offer = (isOffered: boolean) => translate(isOffered ? 'lotteryRules.isOffered' : 'lotteryRules.isWithheld')
  const figure = (field: string, text: string) => ((LIMITS as readonly string[]).includes(field) ? amount(text) : text)
  const rows = changes.map((change) => {
    if (change.kind === 'FIELD') {
      const { field, before, after } = change
      const [old, next] = [figure(field, before), figure(field, after)]
      return { key: field, name: translate(`lotteryRules.fields.${field}`), before: old, after: next }
    }
    const name = nameOf(change.playType, change.kind === 'ODDS' ? change.prize : undefined)
    if (change.kind === 'OFFER')
      return { key: change.playType, name, before: offer(!change.isOffered), after: offer(change.isOffered) }
    const { playType, prize, before, after } = change
    return { key: `${playType} ${prize}`, name, before: rateText(before), after: rateText(after) }
  })
  const columns: Column<(typeof rows)[number]>[] = [
    { heading: 'audit.field', render: ({ name }) => name },
    { heading: 'audit.before', render: ({ before }) => <del>{before}</del>, isNumber: true },
    { heading: 'audit.after', render: ({ after }) => <strong>{after}</strong>, isNumber: true },
  ]
  return <Sheet name="audit.difference" columns={columns} rows={rows} keyOf={({ key }) => key} />
}
