import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { MaintenanceWindowInput, OfferAvailability } from '../../lib/schema.generated.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import { WindowDialog } from './WindowDialog.tsx'

/** What is to become of vendors or games; left out stays. */
export interface OfferWish {
  readonly availability?: OfferAvailability
  readonly maintenance?: MaintenanceWindowInput | null
  readonly reason: string
}

interface Props {
  run(wish: OfferWish): Promise<unknown>
  /** The maintenance of one thing that is announced already. */
  announced?: MaintenanceWindowInput | null
  /** What only one kind of thing can be done. */
  children?: ReactNode
}

/** What may be done about vendors or games that a brand offers: open, close, announce maintenance. */
export function OfferActions({ run, announced, children }: Props) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', py: 1 }}>
      <ActionButton
        label="offers.open"
        effects={['offers.effectOpen']}
        run={(reason) => run({ availability: 'OPEN', reason })}
      />
      <ActionButton
        label="offers.maintain"
        effects={['offers.effectMaintain', 'offers.effectOpenGames']}
        run={(reason) => run({ availability: 'MAINTENANCE', reason })}
        isDangerous
      />
      <ActionButton
        label="offers.turnOff"
        effects={['offers.effectOff', 'offers.effectOpenGames']}
        run={(reason) => run({ availability: 'OFF', reason })}
        isDangerous
      />
      <WindowDialog run={run} announced={announced} />
      {children}
    </Box>
  )
}
