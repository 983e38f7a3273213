import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { type ConsoleBroadcastFragment as Broadcast, TryBroadcastDocument } from './broadcasts.generated.ts'

/** Puts it into the inbox of one account, to see it there before all others do. */
export function TryOut({ broadcast: { id, state } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const [account, setAccount] = useState('')
  const attempt = useDecision(TryBroadcastDocument, undefined, () => 'broadcasts.tried')
  if (state !== 'DRAFT' || !mayDo('broadcasts', 'send')) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (account.trim() !== '') attempt.mutate({ input: { id, account: account.trim() } })
  }
  return (
    <Box component="section" aria-label={translate('broadcasts.tryOut')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('broadcasts.tryOut')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate('broadcasts.tryOutHelp')}
      </Typography>
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <TextField
          label={translate('broadcasts.tryAccount')}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
          size="small"
          margin="none"
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
        <Button type="submit" variant="outlined" disabled={attempt.isPending || account.trim() === ''}>
          {translate('broadcasts.tryOutDo')}
        </Button>
      </Box>
      {attempt.error !== null && !attempt.isPending && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {attempt.error.message}
        </Alert>
      )}
    </Box>
  )
}
