import { FormControlLabel, Paper, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { Presence } from './use-presence.ts'

/** Whether the operator takes conversations, who else does, and what visitors are told meanwhile. */
export function PresenceBar({ presence: { standing, setAvailable } }: { presence: Presence }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  if (standing === undefined) return null
  const { isAvailable, operators, desk } = standing
  const names = operators.map(({ account }) => account).join(', ')
  return (
    <Paper sx={{ px: 2, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5 }}>
      <FormControlLabel
        control={<Switch checked={isAvailable} onChange={(_, checked) => void setAvailable(checked)} />}
        label={translate('supportChats.available')}
      />
      <Typography variant="body2">
        {names === '' ? translate('supportChats.nobody') : translate('supportChats.atDesk', { names })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`supportDeskStates.${desk.state}`)}
        {desk.opensAt !== null && ` · ${translate('supportChats.opensAt', { at: moment(desk.opensAt) })}`}
      </Typography>
    </Paper>
  )
}
