import { Button, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ReasonDialog } from '../../layout/ReasonDialog.tsx'
import { change } from '../../lib/call.ts'
import { OrderVendorsDocument } from './vendors.generated.ts'

interface Props {
  ids: readonly string[]
  /** The place that is proposed, from 1. */
  place: number
  onDone?(): void
}

/** Moves vendors to a place of the lobby, counted from 1 as people do; together, and in the order of the list. */
export function PlaceDialog({ ids, place, onDone }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()

  const open = () => {
    setTyped(String(place))
    setWrong(undefined)
    setOpen(true)
  }
  const confirm = async (reason: string) => {
    if (!/^[1-9]\d{0,2}$/.test(typed)) return setWrong(translate('offers.vendorPlaceWrong'))
    setBusy(true)
    try {
      await change(OrderVendorsDocument, { input: { ids: [...ids], position: Number(typed) - 1, reason } })
      notify('desk.done', { type: 'success' })
      setOpen(false)
      onDone?.()
    } catch (error) {
      setWrong(error instanceof Error ? error.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
      refresh()
      await queryClient.invalidateQueries()
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" onClick={open}>
        {translate('offers.vendorPlace')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('offers.vendorPlace')}
          effects={[translate('offers.effectVendorPlace')]}
          isBusy={isBusy}
          onCancel={() => setOpen(false)}
          onConfirm={confirm}
        >
          <TextField
            label={translate('offers.position')}
            helperText={wrong ?? translate('offers.vendorPlaceHelp')}
            error={wrong !== undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 3, inputMode: 'numeric' } }}
            required
          />
        </ReasonDialog>
      )}
    </>
  )
}
