import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { StoredPicture } from '../../../fields/StoredPicture.tsx'
import { type Column, Sheet } from '../../../kits/tables/Sheet.tsx'
import { languageName } from '../../../lib/language-name.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { countryName } from '../effects.ts'
import type { ConsoleMerchantSettingsFragment as Settings } from './drafts.generated.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

interface Props {
  before: Settings
  after: Settings
  /** Which fields differ, as the server says. */
  fields: readonly string[]
}

/** What two standings of a brand differ in, in the words of its form: lists as what is added and taken out, colours as they look. */
export function BrandDifference({ before, after, fields }: Props) {
  const translate = useTranslate()
  const rows = fieldChanges(before, after, fields)
  if (rows.length === 0) return <Typography variant="body2">{translate('brandDrafts.same')}</Typography>
  const columns: Column<FieldChange>[] = [
    { heading: 'audit.field', render: (change) => <FieldName change={change} />, isText: true },
    { heading: 'audit.before', render: (change) => <Side change={change} side="before" />, isText: true },
    { heading: 'audit.after', render: (change) => <Side change={change} side="after" />, isText: true },
  ]
  return <Sheet name="brandDrafts.difference" columns={columns} rows={rows} keyOf={({ path }) => path} />
}

function FieldName({ change: { path, kind, part } }: { change: FieldChange }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  if (kind === 'COLOUR') return translate(`merchants.theme.${part}`, { _: part })
  if (kind === 'RESOURCE') return translate(`merchants.resources.${part}`)
  if (kind === 'MESSAGE') return translate('merchants.messageIn', { language: languageName(part, language) })
  return translate(`resources.merchants.fields.${path}`)
}

function Side({ change, side }: { change: FieldChange; side: 'before' | 'after' }) {
  const word = useWord()
  if (change.kind === 'LIST') {
    const [all, others] = side === 'before' ? [change.before, change.after] : [change.after, change.before]
    return <Members change={change} all={all} others={others} isNew={side === 'after'} />
  }
  const value = change[side]
  if (change.kind === 'COLOUR' && value) return <Swatch colour={value} isNew={side === 'after'} />
  if ((change.path === 'logoUrl' || change.path === 'iconUrl') && value)
    return <StoredPicture url={value} alt="" style={{ maxHeight: 48, maxWidth: 160 }} />
  return side === 'before' ? <del>{word(change.path, value)}</del> : <strong>{word(change.path, value)}</strong>
}

interface MembersProps {
  change: FieldChange
  all: readonly string[]
  others: readonly string[]
  isNew: boolean
}

/** The members of a list; those that only this side has, marked by sign, stroke and weight. */
function Members({ change, all, others, isNew }: MembersProps) {
  const word = useWord()
  if (all.length === 0) return '–'
  const looks = (member: string): ReactNode => {
    const text = word(change.path, member)
    if (others.includes(member)) return text
    return isNew ? <strong>{`+ ${text}`}</strong> : <del>{`− ${text}`}</del>
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {all.map((member) => (
        <li key={member}>{looks(member)}</li>
      ))}
    </Box>
  )
}

function Swatch({ colour, isNew }: { colour: string; isNew: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 20, height: 20, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: colour }}
      />
      {isNew ? <strong>{colour}</strong> : <del>{colour}</del>}
    </Box>
  )
}

/** The word for a value of a field, as the form has it. */
function useWord() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment, number } = useFormats()
  return (path: string, value: string | null): string => {
    if (value === null || value === '') return '–'
    if (value === 'true' || value === 'false') return translate(`ra.boolean.${value}`)
    if (path === 'status')
      return translate(value === 'MAINTENANCE' ? 'merchants.statusMaintenance' : 'merchants.statusNormal')
    if (path === 'maintenanceUntil') return moment(value)
    if (['blockedCountries', 'allowedCountries', 'mobileCountries'].includes(path)) return countryName(value, language)
    if (path === 'languages' || path === 'defaultLanguage') return languageName(value, language)
    if (path.startsWith('captchaProviders.')) return translate(`merchants.captcha.${value}`)
    if (path === 'smsChannel') return translate(`merchants.smsChannel.${value}`)
    if (path === 'realityCheckMinutes') return translate(`merchants.minutes.${value}`)
    return path === 'captchaComplexity' ? number(Number(value)) : value
  }
}
