import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleTicketQuery } from './tickets.generated.ts'

type Ticket = NonNullable<ConsoleTicketQuery['record']>
type Message = Pick<
  NonNullable<Ticket['messages']>[number],
  'id' | 'author' | 'name' | 'content' | 'pictures' | 'createdAt'
>

/** All that was said, the first text first; notes stand apart, since the member does not see them. */
export function TicketConversation() {
  const ticket = useRecordContext<Ticket>()
  const translate = useTranslate()
  if (ticket === undefined) return null
  const { id, content, pictures, createdAt, messages } = ticket
  const first: Message = { id, author: 'PERSON', name: null, content, pictures, createdAt }
  return (
    <Box
      component="ol"
      aria-label={translate('tickets.one')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, width: '100%', maxWidth: 760 }}
    >
      {[first, ...(messages ?? [])].map((message) => (
        <Said key={message.id} message={message} person={ticket.account} />
      ))}
    </Box>
  )
}

const looks = {
  PERSON: { bgcolor: 'action.hover', justifySelf: 'start' },
  OPERATOR: { bgcolor: 'action.selected', justifySelf: 'end' },
  NOTE: { border: '1px dashed', borderColor: 'warning.main', justifySelf: 'end' },
} as const

function Said({ message, person }: { message: Message; person: string | null }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { author, content, pictures, createdAt } = message
  const name = message.name ?? (author === 'PERSON' ? (person ?? translate('tickets.visitor')) : '')
  return (
    <Box component="li" sx={{ ...looks[author], borderRadius: 2, p: 1.5, maxWidth: '90%', minWidth: 200 }}>
      <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <strong>{author === 'NOTE' ? translate('tickets.notedBy', { name }) : name}</strong>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Typography>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pictures.map((url, index) => (
            <Box
              key={url}
              sx={{ width: 200, height: 200, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
            >
              <StoredPicture
                url={url}
                alt={translate('tickets.picture', { number: index + 1 })}
                style={{ width: '100%', height: '100%', objectFit: 'contain' }}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
