import { Alert, Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The recovery codes, shown once, until somebody says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{translate('profile.keepCodes')}</Alert>
      <Box
        component="ul"
        aria-label={translate('profile.recoveryCodes')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept}>
        {translate('profile.kept')}
      </Button>
    </Box>
  )
}
