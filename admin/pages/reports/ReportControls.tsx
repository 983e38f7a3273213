import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Choice } from '../../inputs/Choice.tsx'
import { gameTypes } from '../../inputs/choices.ts'
import { Days, type Span } from '../../inputs/Days.tsx'
import { useVendorChoices } from '../../inputs/use-vendor-choices.ts'
import { mayDo } from '../../providers/auth-provider.ts'

import { definitions, type Filters } from './definitions.ts'
import type { ReportName } from './report-names.ts'
import { SavedViews } from './SavedViews.tsx'
import { type SpanName, spanNames } from './spans.ts'
import type { View } from './view.ts'

interface Props {
  name: ReportName
  view: View
  /** The days that the view comes to. */
  days: Span
  onChange(view: View): void
}

const ROWS = ['CATEGORY', 'HOUR'] as const

/** Which days, compared or not, and what of them; views that were saved. */
export function ReportControls({ name, view, days, onChange }: Props) {
  const translate = useTranslate()
  const { filters } = definitions[name]
  const narrow = (change: Filters) => {
    const all = Object.entries({ ...view.filters, ...change }).filter(([, value]) => value !== '')
    onChange({ ...view, filters: Object.fromEntries(all) })
  }
  return (
    <Box sx={{ display: 'flex', columnGap: 1, rowGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Choice<SpanName>
        label="brandReports.span"
        value={view.span}
        values={spanNames}
        words="brandReports.spans"
        isDemanded
        onChange={(span) => span !== '' && onChange({ ...view, span, ...(span === 'own' && { days }) })}
      />
      {view.span === 'own' && <OwnDays view={view} days={days} onChange={onChange} />}
      {filters.includes('category') && (
        <Choice
          label="brandReports.category"
          value={view.filters.category ?? ''}
          values={gameTypes}
          words="gameTypes"
          onChange={(category) => narrow({ category } as Filters)}
        />
      )}
      {filters.includes('vendor') && mayDo('vendors', 'list') && (
        <VendorChoice value={view.filters.vendor ?? ''} onChange={(vendor) => narrow({ vendor })} />
      )}
      {filters.includes('by') && (
        <Choice
          label="brandReports.by"
          value={view.filters.by ?? 'CATEGORY'}
          values={ROWS}
          words="brandReports.rows"
          isDemanded
          onChange={(by) => narrow({ by } as Filters)}
        />
      )}
      <FormControlLabel
        control={
          <Switch
            checked={view.isCompared}
            onChange={(_, isCompared) => onChange({ ...view, isCompared })}
            size="small"
          />
        }
        label={translate('brandReports.compare')}
      />
      <SavedViews name={name} view={view} onChange={onChange} />
    </Box>
  )
}

/** Two days, which are asked for once both stand and the first is not the later one. */
function OwnDays({ view, days, onChange }: Omit<Props, 'name'>) {
  const change = (span: Span) => {
    if (span.from !== '' && span.to !== '' && span.from <= span.to) onChange({ ...view, days: span })
  }
  return <Days value={days} onChange={change} />
}

function VendorChoice({ value, onChange }: { value: string; onChange(value: string): void }) {
  const translate = useTranslate()
  const vendors = useVendorChoices()
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={translate('brandReports.vendor')}
      value={vendors.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="">{translate('desk.all')}</MenuItem>
      {vendors.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
