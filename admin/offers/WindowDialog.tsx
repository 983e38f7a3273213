import { Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ReasonDialog } from '../layout/ReasonDialog.tsx'
import type { MaintenanceWindowInput } from '../lib/schema.generated.ts'
import type { OfferWish } from './OfferActions.tsx'

interface Props {
  run(wish: OfferWish): Promise<unknown>
  /** What is announced already, where it is one thing's. */
  announced?: MaintenanceWindowInput | null | undefined
}

/** A moment as an input of the browser writes it: minutes, in the operator's time zone. */
function toLocal(moment: string | undefined): string {
  if (moment === undefined) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Announces maintenance from one moment to another, in the operator's time zone; both empty takes it away. */
export function WindowDialog({ run, announced }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [span, setSpan] = useState({ from: '', until: '' })
  const [wrong, setWrong] = useState<string>()

  const open = () => {
    setSpan({ from: toLocal(announced?.from), until: toLocal(announced?.until) })
    setWrong(undefined)
    setOpen(true)
  }
  const confirm = async (reason: string) => {
    const { from, until } = span
    const isCleared = from === '' && until === ''
    if (!isCleared && (from === '' || until === '' || from >= until)) return setWrong('offers.windowWrong')
    setBusy(true)
    try {
      const maintenance = isCleared
        ? null
        : { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
      await run({ maintenance, reason })
      notify('desk.done', { type: 'success' })
      setOpen(false)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : 'ra.notification.http_error')
    } finally {
      setBusy(false)
      refresh()
      await queryClient.invalidateQueries()
    }
  }
  const moment = (name: 'from' | 'until') => (
    <TextField
      type="datetime-local"
      label={translate(`offers.${name}`)}
      value={span[name]}
      onChange={(event) => {
        setWrong(undefined)
        setSpan({ ...span, [name]: event.target.value })
      }}
      error={wrong !== undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )

  return (
    <>
      <Button variant="outlined" size="small" onClick={open}>
        {translate('offers.window')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('offers.window')}
          effects={[translate('offers.effectWindow'), translate('offers.effectNoWindow')]}
          isBusy={isBusy}
          onCancel={() => setOpen(false)}
          onConfirm={confirm}
        >
          {moment('from')}
          {moment('until')}
          {wrong !== undefined && (
            <Typography role="alert" variant="body2" color="error">
              {translate(wrong, { _: wrong })}
            </Typography>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
