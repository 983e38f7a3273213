import { Box, Button, Card, TextField, Typography } from '@mui/material'
import { LocalesMenuButton, Notification, ToggleThemeButton, useTranslate } from 'react-admin'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in: account and password, then the code of the authenticator app where there is one. */
export function SignInPage() {
  const translate = useTranslate()
  const { account, password, code, failure, isWaiting, signIn } = useSignIn()
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
          inputRef={account.input}
          value={account.value}
          onChange={(event) => account.setValue(event.target.value)}
          autoComplete="username"
          autoFocus
          required
          fullWidth
        />
        <TextField
          label={translate('session.password')}
          inputRef={password.input}
          type="password"
          value={password.value}
          onChange={(event) => password.setValue(event.target.value)}
          autoComplete="current-password"
          required
          fullWidth
        />
        {code.value !== undefined && (
          <TextField
            label={translate('session.code')}
            inputRef={code.input}
            helperText={translate('session.codeHelp')}
            value={code.value}
            onChange={(event) => code.setValue(event.target.value)}
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
