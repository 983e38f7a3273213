import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  /** Key of the label in admin.json. */
  label: string
  value: string
  values: readonly string[]
  /** Where the words stand in admin.json: `<words>.<value>`. */
  words: string
  onChange(value: string): void
  /** Without it there is an "all". */
  isDemanded?: boolean
}

/** A short list to choose from, for the filters of tabs and dialogs. */
export function Choice({ label, value, values, words, onChange, isDemanded = false }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={translate(label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      {!isDemanded && <MenuItem value="">{translate('desk.all')}</MenuItem>}
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`${words}.${one}`, { _: one })}
        </MenuItem>
      ))}
    </TextField>
  )
}
