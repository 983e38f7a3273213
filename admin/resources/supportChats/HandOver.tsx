import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { signedInOperator } from '../../providers/session.ts'
import { HandOverSupportChatDocument } from './supportChats.generated.ts'
import type { Presence } from './use-presence.ts'

interface Props {
  id: string
  operators: NonNullable<Presence['standing']>['operators']
  onDone: () => void
}

/** Gives a conversation to a colleague who is at the desk, or back to the queue. */
export function HandOver({ id, operators, onDone }: Props) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useDecision(HandOverSupportChatDocument, onDone, () => 'supportChats.handedOver')
  const give = (operatorId: string | null) => {
    setAnchor(null)
    mutate({ id, operatorId })
  }
  const colleagues = operators.filter(({ account }) => account !== signedInOperator()?.account)
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('supportChats.handOver')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {colleagues.map((one) => (
          <MenuItem key={one.id} onClick={() => give(one.id)}>
            {one.name}
          </MenuItem>
        ))}
        <MenuItem onClick={() => give(null)}>{translate('supportChats.toQueue')}</MenuItem>
      </Menu>
    </>
  )
}
