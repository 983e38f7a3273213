import { Box } from '@mui/material'
import { TabbedShowLayout, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { wholeRecord } from '../../kits/records/whole-record.ts'
import { TicketState } from '../../kits/tickets/TicketState.tsx'
import { formatAge } from '../../lib/age.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketDesk } from './TicketDesk.tsx'
import type { ConsoleTicketQuery } from './tickets.generated.ts'
import { useDueWords } from './use-due-words.ts'

type Ticket = NonNullable<ConsoleTicketQuery['record']>

/** One ticket: who wrote, the conversation with its pictures, and what the operator may do. */
export default function TicketShow() {
  return (
    <RecordShow queryOptions={wholeRecord}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="tickets.one">
          <Standing />
          <MemberLinks />
          <TicketConversation />
          <TicketDesk />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'TICKET')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

const field = (name: string) => `resources.tickets.fields.${name}`
const recordPaths = { BET: 'bets', DEPOSIT: 'deposits', WITHDRAWAL: 'withdrawals' } as const

function Standing() {
  const ticket = useRecordContext<Ticket>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { moment } = useFormats()
  const dueOf = useDueWords()
  if (ticket === undefined) return null
  const { number, category, source, claimedBy, createdAt, dueAt, resolutionDueAt, outcome, closedBy, rating } = ticket
  const { referenceKind, referenceId, ratingComment } = ticket
  return (
    <Facts
      facts={[
        [field('number'), <strong key="number">{number}</strong>],
        [field('category'), translate(`ticketCategories.${category}`)],
        [field('state'), <TicketState key="state" />],
        [field('claimedBy'), claimedBy ?? '–'],
        ['tickets.waitedFor', formatAge(createdAt, Date.now(), language)],
        ['tickets.dueAt', dueAt === null ? '–' : `${moment(dueAt)} (${dueOf(ticket)})`],
        ['tickets.resolutionDueAt', moment(resolutionDueAt)],
        ...(referenceKind === null || referenceId === null
          ? []
          : ([
              [
                'tickets.record',
                <TextLink key="record" to={`/${recordPaths[referenceKind]}/${referenceId}/show`}>
                  {translate(`ticketReferences.${referenceKind}`)}
                </TextLink>,
              ],
            ] as const)),
        ...(source === 'CHAT' ? [[field('content'), translate('tickets.chat')] as const] : []),
        ...(outcome === null ? [] : [['tickets.outcome', translate(`ticketOutcomes.${outcome}`)] as const]),
        ...(closedBy === null ? [] : [['tickets.closedBy', translate(`ticketClosers.${closedBy}`)] as const]),
        ...(rating === null
          ? []
          : [
              [
                'tickets.rating',
                [translate('tickets.ratingOf', { rating }), ...(ratingComment === null ? [] : [ratingComment])].join(
                  ' · ',
                ),
              ] as const,
            ]),
      ]}
    />
  )
}

/** Who wrote, and where his records are; of a visitor where he wants the answer. */
function MemberLinks() {
  const ticket = useRecordContext<Ticket>()
  const translate = useTranslate()
  if (ticket === undefined) return null
  const { memberId, account, contact } = ticket
  const reachOf = (at: string | null) => {
    if (at === null) return translate('tickets.noContact')
    return at.includes('@') ? at : translate('tickets.noMail', { contact: at })
  }
  if (memberId === null)
    return (
      <Facts
        facts={[
          [field('account'), translate('tickets.visitor')],
          ['tickets.contact', reachOf(contact)],
        ]}
      />
    )
  const filtered = (path: string) => `/${path}?filter=${encodeURIComponent(JSON.stringify({ account }))}`
  return (
    <Box component="nav" aria-label={translate('tickets.files')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextLink to={`/members/${memberId}/show`} look="strong">
        {account}
      </TextLink>
      {(['deposits', 'withdrawals', 'bets'] as const).map((path) => (
        <TextLink key={path} to={filtered(path)}>
          {translate(`tickets.${path}`)}
        </TextLink>
      ))}
    </Box>
  )
}
