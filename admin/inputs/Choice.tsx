import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props<Value extends string> {
  /** Key of the label in admin.json. */
  label: string
  /** Empty for all. */
  value: NoInfer<Value> | ''
  values: readonly Value[]
  /** Where the words stand in admin.json: `<words>.<value>`. */
  words: string
  onChange(value: NoInfer<Value> | ''): void
  /** Without it there is an "all". */
  isDemanded?: boolean
}

/** A short list to choose from, for the filters of tabs and dialogs. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, value, values, words, onChange, isDemanded = false } = props
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={translate(label)}
      value={value}
      onChange={(event) => onChange(event.target.value as Value | '')}
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
