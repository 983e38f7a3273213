import { Box, Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { ActionButton } from '../../layout/ActionButton.tsx'
import { ReasonDialog } from '../../layout/ReasonDialog.tsx'
import { change } from '../../lib/call.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { UpdateLotteryDocument } from './lotteries.generated.ts'
import type { Lottery } from './lottery.ts'

const MOST_CLOSE_SECONDS = 3_600

/** Opens or closes the lottery at hand, and says how long before a draw bets end. */
export function LotteryActions(_props: { label: false }) {
  const record = useRecordContext<Lottery>()
  if (record === undefined || !mayDo('lotteries', 'edit')) return null
  const { id, isOpen } = record
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        label={isOpen ? 'lotteries.close' : 'lotteries.open'}
        effects={isOpen ? ['lotteries.effectClose', 'lotteries.effectDraws'] : ['lotteries.effectOpen']}
        run={(reason) => change(UpdateLotteryDocument, { input: { id, isOpen: !isOpen, reason } })}
        isDangerous={isOpen}
      />
      <CloseSeconds lottery={record} />
    </Box>
  )
}

function CloseSeconds({ lottery: { id, closeSeconds, periodSeconds } }: { lottery: Lottery }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState(String(closeSeconds))
  const [wrong, setWrong] = useState<string>()
  const most = Math.min(MOST_CLOSE_SECONDS, (periodSeconds ?? Number.POSITIVE_INFINITY) - 1)

  const confirm = async (reason: string) => {
    const wanted = Number(typed)
    if (!/^\d{1,5}$/.test(typed) || wanted < 1 || wanted > most)
      return setWrong(translate('lotteries.closeSecondsWrong', { most }))
    setBusy(true)
    try {
      await change(UpdateLotteryDocument, { input: { id, closeSeconds: wanted, reason } })
      notify('desk.done', { type: 'success' })
      setOpen(false)
      refresh()
      await queryClient.invalidateQueries()
    } catch (error) {
      setWrong(error instanceof Error ? error.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('lotteries.changeCloseSeconds')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('lotteries.changeCloseSeconds')}
          effects={[translate('lotteries.effectCloseSeconds')]}
          isBusy={isBusy}
          onCancel={() => setOpen(false)}
          onConfirm={confirm}
        >
          <TextField
            label={translate('resources.lotteries.fields.closeSeconds')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          />
          {wrong !== undefined && (
            <Typography role="alert" variant="body2" color="error">
              {wrong}
            </Typography>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
