import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Rules, tryOut } from './try-out.ts'

/** Shows at once whether a sample would pass the rules as they stand in the form. */
export function TryOut() {
  const translate = useTranslate()
  const [sample, setSample] = useState('')
  const [minLength, maxLength, acceptedPattern] = useWatch({ name: ['minLength', 'maxLength', 'acceptedPattern'] })
  const rules: Rules = {
    minLength: Number(minLength ?? 0),
    maxLength: Number(maxLength ?? 0),
    acceptedPattern: String(acceptedPattern ?? ''),
  }
  const verdict = tryOut(sample, rules)
  const isUntried = sample === '' && verdict !== 'broken'
  return (
    <>
      <TextField
        label={`${translate('registrationFields.tryOut')}: ${translate('registrationFields.sample').toLowerCase()}`}
        value={sample}
        onChange={(event) => setSample(event.target.value)}
        fullWidth
      />
      <Alert
        role="status"
        severity={isUntried ? 'info' : verdict === 'passes' ? 'success' : 'error'}
        variant="outlined"
        sx={{ width: '100%', mb: 2 }}
      >
        {translate(isUntried ? 'registrationFields.typeSomething' : `registrationFields.${verdict}`, {
          min: rules.minLength,
          max: rules.maxLength,
        })}
      </Alert>
    </>
  )
}
