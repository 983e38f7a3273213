import type { Family } from '@croupier/lottery/core/family.ts'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ask, change } from '../../../lib/call.ts'
import { PreviewLotteryRulesDocument, SaveLotteryRulesDocument } from '../lotteries.generated.ts'
import type { Lottery } from '../lottery.ts'
import { ChangeTable } from './ChangeTable.tsx'
import type { RulesChange } from './changes.ts'
import { type Draft, inputOf } from './draft.ts'
import { percentText } from './percent-text.ts'
import { RefusedReturns } from './RefusedReturns.tsx'

interface Props {
  lottery: Lottery
  family: Family
  draft: Draft
  changes: readonly RulesChange[]
  onClose(): void
  onSaved(isProposed: boolean): void
}

const SHORTEST_REASON = 3

/** What saving would change and what the platform says of it, before a reason makes it a new version. */
export function RulesPreview({ lottery, family, draft, changes, onClose, onSaved }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const input = inputOf(lottery.id, draft)
  const { data, error } = useQuery({
    queryKey: ['lotteryRulesPreview', input],
    queryFn: async () => (await ask(PreviewLotteryRulesDocument, { input })).preview,
    retry: false,
  })
  const save = useMutation({
    mutationFn: () =>
      change(SaveLotteryRulesDocument, { input: { ...input, basedOn: lottery.rules.version, reason: reason.trim() } }),
    onSuccess: async ({ detail }) => {
      if (detail?.proposal) notify('proposals.waits', { type: 'info' })
      else notify('lotteryRules.saved', { type: 'success', messageArgs: { version: lottery.rules.version + 1 } })
      onClose()
      onSaved(Boolean(detail?.proposal))
      refresh()
      await queryClient.invalidateQueries()
    },
  })
  const isRefused = data !== undefined && data.tooLow.length + data.tooHigh.length > 0
  const isReasonMissing = reason.trim().length < SHORTEST_REASON
  const failure = save.error ?? error

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (!isReasonMissing && !isRefused) save.mutate()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>
          {translate('lotteryRules.previewTitle', { name: lottery.name, version: lottery.rules.version + 1 })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data && !isRefused && !data.raises && (
            <Typography variant="body2">{translate('lotteryRules.effect')}</Typography>
          )}
          {data === undefined && !error && <LinearProgress aria-label={translate('lotteryRules.judging')} />}
          {failure && <Alert severity="error">{failure.message}</Alert>}
          {isRefused && (
            <Alert severity="error">
              {data.tooLow.length > 0 && <div>{translate('lotteryRules.refusedLow')}</div>}
              {data.tooHigh.length > 0 && <div>{translate('lotteryRules.refusedHigh')}</div>}
            </Alert>
          )}
          {data?.raises && !isRefused && <Alert severity="info">{translate('lotteryRules.takesTwo')}</Alert>}
          <RefusedReturns
            family={family}
            sentence={translate('lotteryRules.tooLow', {
              count: data?.tooLow.length,
              floor: percentText(input.returnFloor),
            })}
            line="lotteryRules.lowTicket"
            tickets={(data?.tooLow ?? []).map(rated)}
          />
          <RefusedReturns
            family={family}
            sentence={translate('lotteryRules.tooHigh', { count: data?.tooHigh.length })}
            line="lotteryRules.highTicket"
            tickets={(data?.tooHigh ?? []).map(rated)}
          />
          <ChangeTable family={family} changes={changes} />
          {!isRefused && (
            <TextField
              label={translate('reason.label')}
              helperText={translate(isTried && isReasonMissing ? 'reason.required' : 'reason.why')}
              error={isTried && isReasonMissing}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(isRefused ? 'lotteryRules.goOn' : 'ra.action.cancel')}</Button>
          {!isRefused && (
            <Button type="submit" variant="contained" disabled={save.isPending || data === undefined}>
              {translate(data?.raises ? 'proposals.propose' : 'lotteryRules.save')}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}

const rated = <Ticket extends { returnRate: number }>({ returnRate, ...ticket }: Ticket) => ({
  ...ticket,
  rate: returnRate,
})
