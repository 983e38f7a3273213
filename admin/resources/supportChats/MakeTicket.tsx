import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { ticketCategories } from '../../kits/tickets/ticket-categories.ts'
import { type ConsoleSupportChatFragment as Chat, MakeTicketOfChatDocument } from './supportChats.generated.ts'

/** Makes a ticket of a conversation by choosing what it is about; leads to the ticket once there is one. */
export function MakeTicket({ chat: { id, ticketId }, onDone }: { chat: Chat; onDone: () => void }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useDecision(MakeTicketOfChatDocument, onDone, () => 'supportChats.ticketMade')
  if (ticketId !== null)
    return <TextLink to={`/tickets/${ticketId}/show`}>{translate('supportChats.seeTicket')}</TextLink>
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('supportChats.makeTicket')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ticketCategories.map((category) => (
          <MenuItem
            key={category}
            onClick={() => {
              setAnchor(null)
              mutate({ input: { id, category } })
            }}
          >
            {translate(`ticketCategories.${category}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
