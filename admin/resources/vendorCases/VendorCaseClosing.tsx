import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { CaseVerdict } from '../../kits/cases/CaseVerdict.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { outcomes } from './VendorCaseList.tsx'
import {
  type ConsoleVendorCaseFragment as Case,
  CloseVendorCaseDocument,
  NoteVendorCaseDocument,
} from './vendorCases.generated.ts'

/** Notes what was found out, and closes the case with what it turned out to be. */
export function VendorCaseClosing() {
  const record = useRecordContext<Case>()
  const note = useDecision(NoteVendorCaseDocument, undefined, () => 'vendorCases.noted')
  const close = useDecision(CloseVendorCaseDocument, undefined, () => 'vendorCases.closed')
  if (record === undefined || !mayDo('vendorCases', 'close')) return null
  const { id, state, notes } = record
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 720, mt: 2 }}>
      <CaseVerdict
        key={`${id} ${notes.length}`}
        words="vendorCases"
        outcomes={outcomes}
        mayClose={state === 'OPEN'}
        isBusy={note.isPending || close.isPending}
        onNote={(text) => note.mutate({ input: { id, text } })}
        onClose={(outcome, words) => close.mutate({ input: { id, outcome, note: words } })}
      />
    </Box>
  )
}
