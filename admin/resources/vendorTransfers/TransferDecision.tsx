import { Alert, Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import {
  AskVendorTransferDocument,
  type ConsoleVendorTransferFragment,
  ResolveVendorTransferDocument,
} from './vendorTransfers.generated.ts'

const OUTCOMES = ['DONE', 'FAILED'] as const

/** What may be done about a transfer in doubt: ask the vendor, and where it says nothing, decide with four eyes. */
export function TransferDecision(_: { label: false }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const record = useRecordContext<ConsoleVendorTransferFragment>()
  if (record === undefined || record.state !== 'PENDING') return null
  const { id, proposal, askedAt } = record
  const isMine = proposal?.operatorId === signedInOperator()?.id
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {proposal !== null && (
        <Alert severity="info">
          {translate('vendorTransfers.proposed', {
            by: proposal.by,
            outcome: translate(`vendorTransfers.outcomes.${proposal.outcome}`),
            at: moment(proposal.at),
            reason: proposal.reason,
          })}
          {isMine && <Box sx={{ mt: 1 }}>{translate('vendorTransfers.mine')}</Box>}
        </Alert>
      )}
      {mayDo('vendorTransfers', 'edit') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <AskButton id={id} />
          {askedAt !== null &&
            OUTCOMES.filter((outcome) => !(isMine && proposal?.outcome === outcome)).map((outcome) => (
              <ActionButton
                key={outcome}
                label={`vendorTransfers.decide.${outcome}`}
                effects={[
                  `vendorTransfers.effect.${outcome}`,
                  proposal?.outcome === outcome ? 'vendorTransfers.second' : 'vendorTransfers.first',
                ]}
                run={(reason) => change(ResolveVendorTransferDocument, { input: { id, outcome, reason } })}
                done={({ transfer }) => (transfer?.state === 'PENDING' ? 'proposals.waits' : 'proposals.confirmed')}
                isDangerous
              />
            ))}
        </Box>
      )}
      {askedAt === null && <Alert severity="info">{translate('vendorTransfers.askFirst')}</Alert>}
    </Box>
  )
}

function AskButton({ id }: { id: string }) {
  const translate = useTranslate()
  const { mutate, isPending } = useDecision(AskVendorTransferDocument, undefined, () => 'vendorTransfers.asked')
  return (
    <Button variant="contained" size="small" onClick={() => mutate({ id })} disabled={isPending}>
      {translate('vendorTransfers.ask')}
    </Button>
  )
}
