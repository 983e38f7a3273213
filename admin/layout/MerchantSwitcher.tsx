import { MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { chooseMerchant, merchantInView, signedInOperator } from '../providers/session.ts'

/** Chooses the brand whose data the console shows. Everything kept of the other brand is forgotten. */
export function MerchantSwitcher() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [inView, setInView] = useState(merchantInView() ?? '')
  const merchants = signedInOperator()?.merchants ?? []

  const choose = (code: string) => {
    chooseMerchant(code)
    setInView(code)
    queryClient.clear()
    navigate('/')
    refresh()
  }

  return (
    <TextField
      select
      value={inView}
      onChange={(event) => choose(event.target.value)}
      hiddenLabel
      margin="none"
      fullWidth={false}
      slotProps={{
        htmlInput: { 'aria-label': translate('layout.brand') },
        select: { SelectDisplayProps: { 'aria-label': translate('layout.brand') } },
      }}
      sx={{ minWidth: { xs: 88, sm: 140 }, maxWidth: { xs: 104, sm: 220 }, mx: 1, '& .MuiSelect-select': { py: 0.75 } }}
    >
      {merchants.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
