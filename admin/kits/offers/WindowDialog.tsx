import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MaintenanceWindowInput } from '../../lib/schema.generated.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import type { OfferWish } from './OfferActions.tsx'

interface Props {
  run(wish: OfferWish): Promise<unknown>
  /** What is announced already, where it is one thing's. */
  announced?: MaintenanceWindowInput | null | undefined
}

/** A moment as an input of the browser writes it: minutes, in the operator's time zone. */
function toLocal(moment: string | undefined): string {
  if (moment === undefined) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Announces maintenance from one moment to another, in the operator's time zone; both empty takes it away. */
export function WindowDialog({ run, announced }: Props) {
  const translate = useTranslate()
  const [span, setSpan] = useState({ from: '', until: '' })
  const { from, until } = span
  const isCleared = from === '' && until === ''
  const isWrong = !isCleared && (from === '' || until === '' || from >= until)

  const moment = (name: 'from' | 'until') => (
    <TextField
      type="datetime-local"
      label={translate(`offers.${name}`)}
      value={span[name]}
      onChange={(event) => setSpan({ ...span, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <ActionButton
      label="offers.window"
      effects={['offers.effectWindow', 'offers.effectNoWindow']}
      onOpen={() => setSpan({ from: toLocal(announced?.from), until: toLocal(announced?.until) })}
      check={() => (isWrong ? 'offers.windowWrong' : undefined)}
      run={(reason) =>
        run({
          maintenance: isCleared ? null : { from: new Date(from).toISOString(), until: new Date(until).toISOString() },
          reason,
        })
      }
    >
      {moment('from')}
      {moment('until')}
    </ActionButton>
  )
}
