import { List, ListItem, ListItemText } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatAmount, formatMoment } from '../../lib/moments.ts'
import type { ConsoleDepositDetailFragment } from './deposits.generated.ts'

/** The states of a deposit and the transfers of the bank, in the order of their times. */
export function DepositHistory(_props: { label: false }) {
  const record = useRecordContext<ConsoleDepositDetailFragment>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  // Until the whole record is read, react-admin shows the row of the list, which has no timeline.
  if (!record || !('timeline' in record)) return null
  const states = record.timeline.map(({ state, at }) => ({
    key: state,
    at,
    title: translate(`depositStates.${state === 'FAILED' && record.cancelledAt ? 'CANCELLED' : state}`),
    note: '',
    to: null,
  }))
  const transfers = record.transfers.map(({ id, amount, receivedAt, reason, outcome }) => ({
    key: id,
    at: receivedAt,
    title: translate('depositDesk.arrived', { amount: formatAmount(amount, language, record.currency) }),
    note: [reason && translate(`suspenseReasons.${reason}`), translate(`transferOutcomes.${outcome}`)]
      .filter(Boolean)
      .join(' · '),
    to: reason === null ? null : `/suspense/${encodeURIComponent(id)}/show`,
  }))
  const moments = [...states, ...transfers].sort((left, right) => left.at.localeCompare(right.at))
  return (
    <List disablePadding aria-label={translate('depositDesk.timeline')}>
      {moments.map(({ key, at, title, note, to }) => (
        <ListItem key={key} divider disableGutters>
          <ListItemText
            primary={to === null ? title : <Link to={to}>{title}</Link>}
            secondary={[formatMoment(at, language), note].filter(Boolean).join(' · ')}
          />
        </ListItem>
      ))}
    </List>
  )
}
