import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { OperatorErrorCode } from '../../lib/schema.generated.ts'
import { UserErrors } from '../../providers/user-errors.ts'

type Proof = 'password' | 'code' | 'newPassword' | 'repeatedPassword'

interface Props {
  asks: readonly Proof[]
  submit: string
  isDangerous?: boolean
  /** The word for a wrong code, where there are no recovery codes yet of which the server's sentence speaks. */
  wrongCode?: string
  /** It comes after a step of the same dialog: what it asks for is typed at once. */
  isNext?: boolean
  /** Throws UserErrors; those of a field appear under it. */
  onSubmit(proofs: Record<Proof, string>): Promise<unknown>
}

const nothing: Record<Proof, string> = { password: '', code: '', newPassword: '', repeatedPassword: '' }

const attributes = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  code: { type: 'text', autoComplete: 'one-time-code', maxLength: 40 },
  newPassword: { type: 'password', autoComplete: 'new-password', maxLength: 128 },
  repeatedPassword: { type: 'password', autoComplete: 'new-password', maxLength: 128 },
} as const

const codeIsWrong: OperatorErrorCode = 'SECOND_FACTOR_WRONG'

/** Asks for what proves the person, the password or a code of the app, and for what is to prove it from now on. */
export function ProofForm({ asks, submit, isDangerous = false, isNext = false, wrongCode, onSubmit }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const missing = asks.filter((proof) => values[proof].trim() === '')
    if (missing.length > 0)
      return setErrors(Object.fromEntries(missing.map((proof) => [proof, translate('profile.needed')])))
    setBusy(true)
    setErrors({})
    try {
      await onSubmit({ ...values, code: values.code.trim() })
    } catch (error) {
      if (wrongCode !== undefined && error instanceof UserErrors && error.codes.includes(codeIsWrong))
        setErrors({ code: translate(wrongCode) })
      else if (error instanceof UserErrors && Object.keys(error.errors).length > 0) setErrors(error.errors)
      else notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
      {asks.map((proof, index) => (
        <TextField
          key={proof}
          label={translate(`profile.${proof}`)}
          type={attributes[proof].type}
          value={values[proof]}
          onChange={(event) => setValues({ ...values, [proof]: event.target.value })}
          error={errors[proof] !== undefined}
          helperText={errors[proof]}
          slotProps={{
            htmlInput: { autoComplete: attributes[proof].autoComplete, maxLength: attributes[proof].maxLength },
          }}
          autoFocus={isNext && index === 0}
          required
        />
      ))}
      <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} disabled={isBusy}>
        {translate(submit)}
      </Button>
    </Box>
  )
}
