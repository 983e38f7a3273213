import { type Family, findResultFlaw } from '@croupier/lottery/core/family.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ResultForm } from '../result/ResultForm.tsx'

interface Props {
  title: string
  effect: string
  family: Family
  value: string[][]
  onChange(value: string[][]): void
  onCancel(): void
  /** The result can be one of the lottery: what it would change may be shown. */
  onShow(): void
}

/** Asks for the result that a draw should have had. */
export function RightResultDialog({ title, effect, family, value, onChange, onCancel, onShow }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (findResultFlaw(family, value) === undefined) onShow()
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography>{effect}</Typography>
          <ResultForm family={family} value={value} isTried={isTried} onChange={onChange} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('draws.showEffects')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
