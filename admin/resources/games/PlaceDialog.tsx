import { Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ReasonDialog } from '../../layout/ReasonDialog.tsx'

interface Wish {
  position?: number
  addTags?: string[]
  removeTags?: string[]
  reason: string
}

const words = (typed: string) => typed.split(/[,\s]+/).filter((word) => word !== '')

/** Changes the place of games among the recommended and the tags they wear; what is left empty stays. */
export function PlaceDialog({ run }: { run(wish: Wish): Promise<unknown> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [values, setValues] = useState({ position: '', addTags: '', removeTags: '' })
  const [wrong, setWrong] = useState<string>()

  const confirm = async (reason: string) => {
    const [addTags, removeTags] = [words(values.addTags), words(values.removeTags)]
    const isPlaced = values.position.trim() !== ''
    if (isPlaced && !/^\d{1,6}$/.test(values.position.trim())) return setWrong('offers.positionWrong')
    if (!isPlaced && addTags.length === 0 && removeTags.length === 0) return setWrong('offers.nothingWanted')
    setBusy(true)
    try {
      await run({
        ...(isPlaced && { position: Number(values.position) }),
        ...(addTags.length > 0 && { addTags }),
        ...(removeTags.length > 0 && { removeTags }),
        reason,
      })
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
  const input = (name: keyof typeof values) => (
    <TextField
      label={translate(`offers.${name}`)}
      helperText={translate(`offers.${name}Help`)}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 200, inputMode: name === 'position' ? 'numeric' : 'text' } }}
    />
  )
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('offers.place')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('offers.place')}
          effects={[translate('offers.effectPlace')]}
          isBusy={isBusy}
          onCancel={() => setOpen(false)}
          onConfirm={confirm}
        >
          {input('position')}
          {input('addTags')}
          {input('removeTags')}
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
