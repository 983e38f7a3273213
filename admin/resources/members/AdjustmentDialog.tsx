import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Choice } from '../../inputs/Choice.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import type { RequestedAdjustmentKind } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { RequestAdjustmentDocument } from './memberActions.generated.ts'

const KINDS = ['CREDIT', 'DEBIT', 'CORRECTION'] as const

/** One key for one wish: sending it twice asks once. */
const newWish = () => ({
  idempotencyKey: crypto.randomUUID(),
  kind: 'CREDIT' as RequestedAdjustmentKind,
  amount: '',
  document: '',
})

/** Asks for an adjustment of a member. Nothing moves before a different operator approves. */
export function AdjustmentDialog({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const [wish, setWish] = useState(newWish)
  const { idempotencyKey, kind } = wish
  const amount = wish.amount.trim()
  const document = wish.document.trim()
  const field = (name: 'amount' | 'document') => ({
    label: translate(`adjustments.${name}`),
    value: wish[name],
    onChange: (event: { target: { value: string } }) => setWish({ ...wish, [name]: event.target.value }),
    margin: 'none' as const,
  })
  return (
    <ActionButton
      label="adjustments.ask"
      deed="adjustments.send"
      effects={['adjustments.effect']}
      onOpen={() => setWish(newWish())}
      check={() => (amount === '' ? 'adjustments.incomplete' : undefined)}
      run={(reason) =>
        change(RequestAdjustmentDocument, {
          input: { idempotencyKey, memberId, kind, amount, reason, ...(document !== '' && { document }) },
        })
      }
      done={({ adjustment }) => (adjustment?.state === 'APPROVED' ? 'adjustments.posted' : 'adjustments.asked')}
    >
      <Choice
        label="desk.kind"
        value={kind}
        values={KINDS}
        words="adjustmentKinds"
        onChange={(chosen) => setWish({ ...wish, kind: chosen as RequestedAdjustmentKind })}
        isDemanded
      />
      <TextField
        {...field('amount')}
        helperText={translate(kind === 'CORRECTION' ? 'adjustments.amountSigned' : 'adjustments.amountHelp')}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 18 } }}
        required
      />
      <TextField
        {...field('document')}
        helperText={translate('adjustments.documentHelp')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </ActionButton>
  )
}
