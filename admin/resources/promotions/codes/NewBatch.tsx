import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { change } from '../../../providers/server.ts'
import { batchInput, EMPTY_BATCH, flawOf, type TypedBatch } from './batch-input.ts'
import { CreateCodeBatchDocument } from './codes.generated.ts'

const fields = [
  { name: 'name', type: 'text' },
  { name: 'word', type: 'text' },
  { name: 'number', type: 'number' },
  { name: 'usesPerCode', type: 'number' },
  { name: 'expiresAt', type: 'datetime-local' },
] as const

/** Makes codes: many that cannot be guessed, or one word for everybody. */
export function NewBatch({ promotionId, onDone }: { promotionId: string; onDone: () => unknown }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<TypedBatch>(EMPTY_BATCH)
  const isWord = typed.word.trim() !== ''
  return (
    <div>
      <ActionButton
        label="codes.make"
        effects={['codes.effectMake']}
        onOpen={() => setTyped(EMPTY_BATCH)}
        check={() => flawOf(typed)}
        run={async (reason) => {
          await change(CreateCodeBatchDocument, { promotionId, input: { ...batchInput(typed), reason } })
          onDone()
        }}
      >
        {fields.map(({ name, type }) => (
          <TextField
            key={name}
            type={type}
            label={translate(`codes.fields.${name}`)}
            helperText={translate(`codes.help.${name}`)}
            value={name === 'number' && isWord ? '1' : typed[name]}
            disabled={name === 'number' && isWord}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            size="small"
            fullWidth
            sx={{ mb: 1.5 }}
          />
        ))}
      </ActionButton>
    </div>
  )
}
