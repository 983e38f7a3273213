import { List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { formatAmount, formatMoment } from '../../lib/moments.ts'
import type { Withdrawal } from './deeds.ts'

/** Why the bank refused, in words where it says so by a code: `ACCOUNT_CLOSED`. */
function useRefusalWords() {
  const translate = useTranslate()
  return (text: string | null) =>
    text !== null && /^[A-Z_]+$/.test(text) ? translate(`payoutRefusals.${text}`, { _: text }) : text
}

/** Each step with its time, who made it and why. */
export function WithdrawalSteps() {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const noteOf = (note: string | null) =>
    note === null ? null : translate(`withdrawalNotes.${note}`, { _: translate(`rejectCodes.${note}`, { _: note }) })
  const refusalOf = useRefusalWords()
  return (
    <List component="ol" disablePadding sx={{ width: '100%' }}>
      {record?.timeline.map(({ state, at, actor, actorName, note, reason }) => (
        <ListItem key={`${at} ${state} ${note}`} divider disableGutters>
          <ListItemText
            primary={[translate(`withdrawalStates.${state}`), noteOf(note)].filter(Boolean).join(' · ')}
            secondary={[
              formatMoment(at, language),
              actorName ?? translate(`withdrawalActors.${actor}`),
              refusalOf(reason),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </ListItem>
      ))}
    </List>
  )
}

/** What was paid, and what the bank said. */
export function WithdrawalPayouts() {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const refusalOf = useRefusalWords()
  if (record?.payouts.length === 0) return <Typography>{translate('withdrawals.noPayouts')}</Typography>
  return (
    <List disablePadding sx={{ width: '100%' }}>
      {record?.payouts.map(({ id, amount, state, reference, returned, returnReference, refusal, createdAt }) => (
        <ListItem key={id} divider disableGutters>
          <ListItemText
            primary={`${formatAmount(amount, language, record.currency)} · ${translate(`payoutStates.${state}`)}`}
            secondary={[
              formatMoment(createdAt, language),
              reference,
              returnReference !== null &&
                translate('withdrawals.returned', { amount: formatAmount(returned, language, record.currency) }),
              returnReference,
              refusalOf(refusal),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </ListItem>
      ))}
    </List>
  )
}

/** What the member sent to show that money is missing. */
export function WithdrawalProofs() {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  if (record?.proofs.length === 0) return <Typography>{translate('withdrawals.noProofs')}</Typography>
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {record?.proofs.map((url, index) => (
        <StoredPicture
          key={url}
          url={url}
          alt={translate('withdrawals.proof', { number: index + 1 })}
          style={{ maxWidth: '100%', maxHeight: 480 }}
        />
      ))}
    </Stack>
  )
}
