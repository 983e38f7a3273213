import { Checkbox, FormControlLabel, FormHelperText, Tooltip, Typography } from '@mui/material'
import { required, useInput, useTranslate } from 'react-admin'
import { RightsTable } from '../../kits/rights/RightsTable.tsx'
import { type Right, readOf, useRightWords } from '../../kits/rights/use-rights.ts'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { signedInOperator } from '../../providers/session.ts'

/** Which rights a role is made of. Who acts or decides reads too; nobody gives what they have not. */
export function RightsInput() {
  const translate = useTranslate()
  const wordsOf = useRightWords()
  const { field, fieldState } = useInput({ source: 'rights', validate: required(), defaultValue: [] })
  const names: readonly OperatorRight[] = field.value ?? []
  const chosen = new Set(names)
  const own = new Set(signedInOperator()?.permissions)
  const needed = (name: OperatorRight) => names.some((other) => other !== name && readOf(other) === name)

  const toggle = ({ name }: Right) => {
    const rest = names.filter((one) => one !== name)
    const reads = readOf(name)
    const more = reads !== undefined && own.has(reads) ? [name, reads] : [name]
    field.onChange(chosen.has(name) ? rest : [...new Set([...rest, ...more])])
  }
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, width: '100%' }}>
      <Typography component="legend" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('resources.roles.fields.rights')} · {translate('roles.chosen', { smart_count: chosen.size })}
      </Typography>
      {fieldState.error && <FormHelperText error>{translate('roles.nothing')}</FormHelperText>}
      <RightsTable>
        {(right) => {
          const isOwn = own.has(right.name)
          const box = (
            <FormControlLabel
              disabled={!isOwn || needed(right.name)}
              control={<Checkbox size="small" checked={chosen.has(right.name)} onChange={() => toggle(right)} />}
              label={wordsOf(right.name)}
            />
          )
          return isOwn ? (
            box
          ) : (
            <Tooltip describeChild title={translate('roles.beyond')}>
              {box}
            </Tooltip>
          )
        }}
      </RightsTable>
    </fieldset>
  )
}
