import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { AmountField } from '../../../inputs/AmountField.tsx'
import type { LimitKind, LimitPeriod } from '../../../lib/schema.generated.ts'
import { isTypedAmount } from '../../../lib/typed-amount.ts'
import { change } from '../../../providers/server.ts'
import { SetOperatorLimitDocument } from './memberProtection.generated.ts'

const kinds: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'SESSION']
const periods: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH']

/** The house's own limit for a member, with its reason; an empty amount takes it away. */
export function OperatorLimitForm({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [kind, setKind] = useState<LimitKind>('DEPOSIT')
  const [period, setPeriod] = useState<LimitPeriod>('DAY')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  // An empty one takes the limit away.
  const isAmountSound = amount.trim() === '' || isTypedAmount(amount.trim())
  const set = useMutation({
    mutationFn: async () => {
      const input = { id: memberId, kind, period, amount: amount.trim() === '' ? null : amount.trim(), reason }
      await change(SetOperatorLimitDocument, { input })
    },
    onSuccess: () => {
      setAmount('')
      setReason('')
      notify('protection.decided', { type: 'success' })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['protection'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isAmountSound) set.mutate()
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <TextField
        select
        label={translate('protection.limit')}
        value={kind}
        onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'DEPOSIT')}
        sx={{ minWidth: 150 }}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`protection.limitKinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('protection.period')}
        value={period}
        onChange={(event) => setPeriod(periods.find((one) => one === event.target.value) ?? 'DAY')}
        sx={{ minWidth: 130 }}
      >
        {periods.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`protection.periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <AmountField
        label={translate('protection.amount')}
        helperText={translate('protection.amountHint')}
        value={amount}
        onChange={setAmount}
      />
      <TextField
        label={translate('reason.label')}
        value={reason}
        required
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Button type="submit" variant="contained" disabled={set.isPending || reason.trim() === '' || !isAmountSound}>
        {translate('protection.setLimit')}
      </Button>
    </Box>
  )
}
