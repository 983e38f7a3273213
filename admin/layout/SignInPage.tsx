import { Box, Button, Card, TextField, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { LocalesMenuButton, Notification, ToggleThemeButton, useLogin, useTranslate } from 'react-admin'
import { UserErrors } from '../providers/user-errors.ts'

/** What stays filled in while a code, or another one, is asked for. */
const ASKS_FOR_CODE = new Set(['SECOND_FACTOR_WRONG', 'OPERATOR_CLOSED_TO_STRANGERS'])

/** Sign-in. The sentence of a failure comes from the server and is the same for a wrong account and a wrong password; the code is asked for after both were right. */
export function SignInPage() {
  const translate = useTranslate()
  const login = useLogin()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const accountInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)

  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setWaiting(true)
    setFailure('')
    try {
      await login({ username: account, password, ...(code !== undefined && { code: code.trim() }) })
    } catch (error) {
      const codes = error instanceof UserErrors ? error.codes : []
      // The password was right: it stays, and the code is asked for.
      if (codes.includes('OPERATOR_CODE_NEEDED')) return setCode('')
      const message = error instanceof Error ? error.message : ''
      setFailure(message === '' ? translate('session.failed') : message)
      if (codes.some((one) => ASKS_FOR_CODE.has(one))) {
        setCode('')
        return codeInput.current?.focus()
      }
      setPassword('')
      setCode(undefined)
      const empty = account === '' ? accountInput : passwordInput
      empty.current?.focus()
    } finally {
      setWaiting(false)
    }
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card
        component="form"
        onSubmit={signIn}
        noValidate
        sx={{ width: '100%', maxWidth: 400, p: 3, border: 1, borderColor: 'divider', boxShadow: 'none' }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <LocalesMenuButton />
          <ToggleThemeButton />
        </Box>
        <Typography variant="overline" sx={{ color: 'primary.main', fontWeight: 700, letterSpacing: 2 }}>
          Croupier
        </Typography>
        <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
          {translate('session.heading')}
        </Typography>
        <TextField
          label={translate('session.account')}
          inputRef={accountInput}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          autoComplete="username"
          autoFocus
          required
          fullWidth
        />
        <TextField
          label={translate('session.password')}
          inputRef={passwordInput}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
          fullWidth
        />
        {code !== undefined && (
          <TextField
            label={translate('session.code')}
            inputRef={codeInput}
            helperText={translate('session.codeHelp')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { maxLength: 40 } }}
            autoFocus
            required
            fullWidth
          />
        )}
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', minHeight: 24, mt: 1 }}>
          {failure}
        </Typography>
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={isWaiting} sx={{ mt: 1 }}>
          {translate('session.signIn')}
        </Button>
      </Card>
      <Notification />
    </Box>
  )
}
