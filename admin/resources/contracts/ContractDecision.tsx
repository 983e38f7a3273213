import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TermsView } from '../../kits/contracts/TermsView.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import type { ContractErrorCode } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import {
  type ConsoleContractFragment,
  EndContractDocument,
  RefuseContractDocument,
  SignContractDocument,
  type SignContractMutation,
} from './contracts.generated.ts'

/** Contracts of downlines that would end, the first hundred by name. */
type Ending = Pick<SignContractMutation['payload'], 'endsContracts' | 'endsCount'>

const endsDownlines: ContractErrorCode = 'CONTRACT_ENDS_DOWNLINES'

/** What the operator at hand may do about a contract for the platform. Those that uplines pay are read alone. */
export function ContractDecision({ contract }: { contract: ConsoleContractFragment }) {
  const translate = useTranslate()
  const [ending, setEnding] = useState<Ending>()
  const { id, state, awaits, awaitsPlatform, payerId, proposed, current, period, proposal } = contract
  if (payerId !== null) return <span>{translate('contracts.notPlatforms')}</span>
  if (!mayDo('contracts', 'edit')) return <span>{translate('layout.readOnly')}</span>

  const sign = async (reason: string) => {
    const version = proposed === null ? {} : { version: proposed.version }
    try {
      const { proposal: waits } = await change(SignContractDocument, {
        input: { id, ...version, confirmed: ending !== undefined, reason },
      })
      return { proposal: waits }
    } catch (error) {
      // Which contracts end is told below; pressed once more they do.
      if (error instanceof UserErrors && error.codes.includes(endsDownlines)) setEnding(error.payload as Ending)
      throw error
    }
  }
  const terms = proposed ?? current
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      {proposal && (
        <WaitingProposal proposal={proposal} resource="contracts" confirm={sign}>
          {translate('contracts.signingWaits')}
        </WaitingProposal>
      )}
      {proposal && ending && <EndingContracts ending={ending} />}
      {terms && <TermsView terms={terms} period={period} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {awaitsPlatform && !proposal && (
          <ActionButton
            label={proposed === null ? 'contracts.agreeToEnd' : 'contracts.sign'}
            effects={[proposed === null ? 'contracts.agreeToEndEffect' : 'contracts.signEffect']}
            run={sign}
            done={({ proposal: waits }) => (waits ? 'proposals.waits' : 'contracts.signed')}
            isDangerous={proposed === null || ending !== undefined}
            onOpen={() => setEnding(undefined)}
          >
            {ending && <EndingContracts ending={ending} />}
          </ActionButton>
        )}
        {awaits !== null && (
          <ActionButton
            label={awaitsPlatform ? 'contracts.refuse' : 'contracts.takeBack'}
            effects={[awaitsPlatform ? 'contracts.refuseEffect' : 'contracts.takeBackEffect']}
            run={(reason) => change(RefuseContractDocument, { input: { id, reason } })}
            isDangerous
          />
        )}
        {state === 'ACTIVE' && awaits === null && (
          <ActionButton
            label="contracts.end"
            effects={['contracts.endEffect']}
            run={(reason) => change(EndContractDocument, { input: { id, reason } })}
            isDangerous
          />
        )}
      </Box>
    </Box>
  )
}

function EndingContracts({ ending: { endsContracts, endsCount } }: { ending: Ending }) {
  const translate = useTranslate()
  const { number } = useFormats()
  const more = endsCount - endsContracts.length
  return (
    <Alert severity="warning">
      {translate('contracts.endsDownlines', { count: number(endsCount) })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {endsContracts.map(({ id, payeeAccount }) => (
          <li key={id}>{payeeAccount}</li>
        ))}
        {more > 0 && <li>{translate('contracts.endsMore', { count: number(more) })}</li>}
      </Box>
    </Alert>
  )
}
