import { Box, Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { change } from '../../providers/server.ts'
import { bankToday, flawOfDay } from './bank-day.ts'
import { CompareBankAccountsDocument } from './bankComparisons.generated.ts'

/** Begins to compare a day with the bank; of today, what is old enough for its reports to have come. */
export function CompareBank({ onBegun }: { onBegun(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [day, setDay] = useState(bankToday)
  const [isTried, setTried] = useState(false)
  const flaw = flawOfDay(day, bankToday())
  const isWrong = isTried && flaw !== undefined
  const compare = useMutation({
    mutationFn: () => change(CompareBankAccountsDocument, { day }),
    onSuccess: () => notify('bankComparison.begun', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: onBegun,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (flaw === undefined) compare.mutate()
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <TextField
        type="date"
        size="small"
        margin="none"
        fullWidth={false}
        label={translate('bankComparison.day')}
        value={day}
        error={isWrong}
        helperText={isWrong && translate(flaw)}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: bankToday() } }}
        required
      />
      <Button type="submit" variant="contained" disabled={compare.isPending}>
        {translate('bankComparison.run')}
      </Button>
    </Box>
  )
}
