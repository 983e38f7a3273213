import { Alert, Box, Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { copyText } from '../../lib/copy-text.ts'

/** The password of an operator, shown once: each letter is told from its neighbours, and it is copied rather than typed off. */
export function NewPassword({ account, password }: { account: string; password: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async () => {
    const isCopied = await copyText(password)
    notify(isCopied ? 'operators.copied' : 'operators.notCopied', { type: isCopied ? 'success' : 'warning' })
  }
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate('operators.tellPassword', { account })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '1.125rem', userSelect: 'all' }}>
          {password}
        </Box>
        <Button size="small" variant="outlined" color="inherit" onClick={copy}>
          {translate('operators.copy')}
        </Button>
      </Box>
    </Alert>
  )
}
