import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { signedInOperator } from '../../providers/session.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { type Deed, deedsOf, isPlain, rightOf, type Withdrawal } from './deeds.ts'
import { useDeed } from './use-deed.ts'

/** What may be done with the withdrawal at hand, the likeliest first. */
export function WithdrawalDeeds() {
  const record = useRecordContext<Withdrawal>()
  if (record === undefined) return null
  return <Deeds withdrawal={record} />
}

function Deeds({ withdrawal }: { withdrawal: Withdrawal }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Deed | null>(null)
  const { mutate, isPending, error, reset } = useDeed(withdrawal.id, () => setAsked(null))
  const permissions = signedInOperator()?.permissions ?? []
  const deeds = deedsOf(withdrawal).filter((deed) => permissions.includes(rightOf(deed, withdrawal.isMine)))
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
        {deeds.map((deed, index) => (
          <Button
            key={deed}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={deed === 'reject' || deed === 'fail' ? 'error' : 'primary'}
            disabled={isPending}
            aria-keyshortcuts={DEED_KEYS[deed as keyof typeof DEED_KEYS]}
            onClick={() => {
              if (isPlain(deed)) return mutate({ deed, input: {} })
              reset()
              setAsked(deed)
            }}
          >
            {translate(`withdrawalDeeds.${deed}`)}
          </Button>
        ))}
      </Stack>
      {asked !== null && (
        <DeedDialog
          deed={asked}
          withdrawal={withdrawal}
          isBusy={isPending}
          failure={error}
          onCancel={() => setAsked(null)}
          onConfirm={(input) => mutate({ deed: asked, input })}
        />
      )}
    </>
  )
}
