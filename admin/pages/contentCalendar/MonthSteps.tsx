import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { monthAfter } from './calendar-days.ts'

interface Props {
  name: string
  month: string
  today: string
  onGo(month: string): void
}

/** The month in sight, with the ones beside it and that of today a press away. */
export function MonthSteps({ name, month, today, onGo }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <IconButton aria-label={translate('contentCalendar.previous')} onClick={() => onGo(monthAfter(month, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ minWidth: 176, textAlign: 'center' }}>
        {name}
      </Typography>
      <IconButton aria-label={translate('contentCalendar.next')} onClick={() => onGo(monthAfter(month, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => onGo(today.slice(0, 7))}>
        {translate('contentCalendar.today')}
      </Button>
    </Box>
  )
}
