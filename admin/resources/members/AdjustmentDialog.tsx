import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { AmountField } from '../../inputs/AmountField.tsx'
import { Choice } from '../../inputs/Choice.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import type { RequestedAdjustmentKind } from '../../lib/schema.generated.ts'
import { isTypedAmount } from '../../lib/typed-amount.ts'
import { change } from '../../providers/server.ts'
import { RequestAdjustmentDocument } from './memberActions.generated.ts'

const KINDS = ['CREDIT', 'DEBIT', 'CORRECTION'] as const

/** One key for one wish: sending it twice asks once. What led here may have filled in some of it. */
const newWish = (given: URLSearchParams) => ({
  idempotencyKey: crypto.randomUUID(),
  kind: KINDS.find((kind) => kind === given.get('kind')) ?? ('CREDIT' as RequestedAdjustmentKind),
  amount: given.get('amount') ?? '',
  document: given.get('adjustment') ?? '',
})

/**
 * Asks for an adjustment of a member. Nothing moves before a different operator approves. An address with `?adjustment=` opens it, with the
 * document that it names, and `kind` and `amount` where they are given.
 */
export function AdjustmentDialog({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const [given] = useSearchParams()
  const [wish, setWish] = useState(() => newWish(given))
  const { idempotencyKey, kind } = wish
  const amount = wish.amount.trim()
  const document = wish.document.trim()
  const isSigned = kind === 'CORRECTION'
  return (
    <ActionButton
      label="adjustments.ask"
      deed="adjustments.send"
      effects={['adjustments.effect']}
      isOpenAtFirst={given.has('adjustment')}
      onOpen={() => setWish(newWish(given))}
      check={() => (isTypedAmount(amount, isSigned) ? undefined : 'adjustments.incomplete')}
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
      <AmountField
        label={translate('adjustments.amount')}
        value={wish.amount}
        onChange={(text) => setWish({ ...wish, amount: text })}
        helperText={translate(isSigned ? 'adjustments.amountSigned' : 'adjustments.amountHelp')}
        isSigned={isSigned}
        margin="none"
        required
      />
      <TextField
        label={translate('adjustments.document')}
        value={wish.document}
        onChange={(event) => setWish({ ...wish, document: event.target.value })}
        margin="none"
        helperText={translate('adjustments.documentHelp')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </ActionButton>
  )
}
