import { Alert, Button, Card, CardContent, Skeleton, TextField } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { mayDo } from '../providers/auth-provider.ts'
import { client } from '../providers/client.ts'
import { UserErrors } from '../providers/user-errors.ts'
import {
  ConsolePaymentSettingsDocument,
  type ConsolePaymentSettingsPartsFragment,
  UpdatePaymentSettingsDocument,
} from './paymentSettings.generated.ts'

const KEY = ['paymentSettings']
const numbers = ['shortTolerancePercent', 'lateGraceSeconds', 'lateReportHours', 'blockMinutes', 'reviewHours'] as const
const names = [...numbers, 'fourEyesAbove'] as const

/** What the brand wants done with deposits that are not paid as agreed. */
export default function PaymentSettings() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await client.query({ query: ConsolePaymentSettingsDocument })).data.paymentSettings,
  })
  return (
    <Card variant="outlined" sx={{ mt: 2, maxWidth: 640 }}>
      <Title title="paymentSettings.name" />
      <CardContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={420} />}
        {data && <SettingsForm key={JSON.stringify(data)} settings={data} />}
      </CardContent>
    </Card>
  )
}

function SettingsForm({ settings }: { settings: ConsolePaymentSettingsPartsFragment }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const mayChange = mayDo('paymentSettings', 'edit')
  const [values, setValues] = useState<Record<string, string>>({
    ...Object.fromEntries(names.map((name) => [name, String(settings[name])])),
    reason: '',
  })
  const save = useMutation({
    mutationFn: async () => {
      const [shortTolerancePercent = 0, lateGraceSeconds = 0, lateReportHours = 0, blockMinutes = 0, reviewHours = 0] =
        numbers.map((name) => Number(values[name]))
      const { fourEyesAbove = '', reason = '' } = values
      const waits = { lateGraceSeconds, lateReportHours, blockMinutes, reviewHours }
      const input = { shortTolerancePercent, fourEyesAbove, ...waits, reason: reason.trim() || null }
      const { data } = await client.mutate({ mutation: UpdatePaymentSettingsDocument, variables: { input } })
      const userErrors = data?.updatePaymentSettings.userErrors ?? []
      if (userErrors.length > 0) throw new UserErrors(userErrors)
    },
    onSuccess: () => {
      notify('desk.done', { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      {[...names, 'reason'].map((name) => (
        <TextField
          key={name}
          label={translate(name === 'reason' ? 'reason.label' : `paymentSettings.${name}`)}
          helperText={translate(name === 'reason' ? 'reason.why' : `paymentSettings.${name}Help`)}
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          required={name !== 'reason'}
          disabled={!mayChange}
          slotProps={{ htmlInput: { maxLength: 300, inputMode: name === 'reason' ? 'text' : 'decimal' } }}
        />
      ))}
      {mayChange && (
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {translate('ra.action.save')}
        </Button>
      )}
    </form>
  )
}
