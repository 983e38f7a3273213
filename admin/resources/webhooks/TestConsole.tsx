import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { TestWebhookDocument } from './webhooks.generated.ts'

/** Sends a PING, and shows what was answered. */
export function TestConsole({ id }: { id: string }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const attempt = useMutation({ mutationFn: () => change(TestWebhookDocument, { input: { id } }) })
  const test = attempt.data?.test
  return (
    <Box component="section" aria-label={translate('webhooks.test')} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('webhooks.test')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate('webhooks.testHelp')}
      </Typography>
      <Button variant="outlined" disabled={attempt.isPending} onClick={() => attempt.mutate()}>
        {translate('webhooks.testDo')}
      </Button>
      {attempt.error !== null && !attempt.isPending && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {attempt.error.message}
        </Alert>
      )}
      {test && !attempt.isPending && (
        <Alert severity={test.isDelivered ? 'success' : 'error'} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {translate(test.isDelivered ? 'webhooks.testArrived' : 'webhooks.testFailed', {
            status: test.status ?? test.error ?? '',
            milliseconds: number(test.milliseconds),
          })}
          {test.excerpt !== '' && (
            <Box component="pre" sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap', fontFamily: 'monospace' }}>
              {test.excerpt}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  )
}
