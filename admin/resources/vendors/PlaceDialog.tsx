import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { change } from '../../providers/server.ts'
import { OrderVendorsDocument } from './vendors.generated.ts'

interface Props {
  ids: readonly string[]
  /** The place that is proposed, from 1. */
  place: number
  onDone?(): void
}

/** Moves vendors to a place of the lobby, counted from 1 as people do; together, and in the order of the list. */
export function PlaceDialog({ ids, place, onDone }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  return (
    <ActionButton
      label="offers.vendorPlace"
      effects={['offers.effectVendorPlace']}
      onOpen={() => setTyped(String(place))}
      check={() => (/^[1-9]\d{0,2}$/.test(typed) ? undefined : 'offers.vendorPlaceWrong')}
      run={async (reason) => {
        await change(OrderVendorsDocument, { input: { ids: [...ids], position: Number(typed) - 1, reason } })
        onDone?.()
      }}
    >
      <TextField
        label={translate('offers.position')}
        helperText={translate('offers.vendorPlaceHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 3, inputMode: 'numeric' } }}
        required
      />
    </ActionButton>
  )
}
