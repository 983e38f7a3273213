import { MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { refreshOperator } from '../providers/auth-provider.ts'
import { listenAnew } from '../providers/live.ts'
import { chooseMerchant, merchantInView, signedInOperator } from '../providers/session.ts'

/** Chooses the brand whose data the console shows. Everything kept of the other brand is forgotten. */
export function MerchantSwitcher() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [inView, setInView] = useState(merchantInView() ?? '')
  const merchants = signedInOperator()?.merchants ?? []

  const choose = async (code: string) => {
    chooseMerchant(code)
    listenAnew()
    setInView(code)
    await refreshOperator()
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
      sx={{
        minWidth: { xs: 88, sm: 140 },
        // On a phone a smaller name and less space around it, so that it stands whole beside the title.
        maxWidth: { xs: 168, sm: 220 },
        flexShrink: 0,
        mx: { xs: 0.5, sm: 1 },
        '& .MuiSelect-select': { py: 0.75, pl: { xs: 1.25, sm: 1.75 }, fontSize: { xs: '0.875rem', sm: '1rem' } },
      }}
    >
      {merchants.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
