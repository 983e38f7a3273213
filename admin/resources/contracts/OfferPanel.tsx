import { Box, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ChooseTerms, noTerms } from '../../kits/contracts/ChooseTerms.tsx'
import { TermsView } from '../../kits/contracts/TermsView.tsx'
import { areSound, inputOf } from '../../kits/contracts/terms-draft.ts'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { openProposals } from '../../kits/proposals/open-proposals.ts'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import type { ContractKind, ContractTermsInput } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import { OfferContractDocument } from './contracts.generated.ts'

/** What the platform proposes to top agents: the way to propose, and what waits for a second operator. */
export function OfferPanel() {
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <WaitingOffers />
      <OfferButton />
    </Box>
  )
}

interface Offer extends ContractTermsInput {
  readonly account: string
  readonly kind: ContractKind
}

const send = async ({ account, kind, ...terms }: Offer, reason: string) => {
  const { period, tiers, pick, carry } = terms
  const sent = await change(OfferContractDocument, {
    input: { account, kind, terms: { period, tiers, pick, carry }, reason },
  })
  return { proposal: sent.proposal }
}

function OfferButton() {
  const translate = useTranslate()
  const [account, setAccount] = useState('')
  const [terms, setTerms] = useState(noTerms)
  const { kind, draft } = terms
  return (
    <ActionButton
      label="contracts.offer"
      effects={['contracts.offerEffect']}
      onOpen={() => setTerms(noTerms)}
      check={() => (account.trim() === '' || !areSound(draft) ? 'contracts.flaws.terms' : undefined)}
      run={(reason) => send({ ...inputOf(kind, draft), account: account.trim(), kind }, reason)}
      done={({ proposal }) => (proposal ? 'proposals.waits' : 'contracts.offered')}
    >
      <TextField
        label={translate('contracts.fields.account')}
        helperText={translate('contracts.accountHelp')}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        margin="none"
        required
      />
      <ChooseTerms terms={terms} onChange={setTerms} />
    </ActionButton>
  )
}

function WaitingOffers() {
  const translate = useTranslate()
  const { data } = useQuery(openProposals)
  return data
    ?.filter(({ kind }) => kind === 'CONTRACT_OFFER')
    .map((proposal) => {
      // The platform tells the wish as a body of the call that makes the offer.
      const wish = proposal.wish as unknown as Offer & Parameters<typeof TermsView>[0]['terms']
      return (
        <WaitingProposal
          key={proposal.id}
          proposal={proposal}
          resource="contracts"
          confirm={(reason) => send(wish, reason)}
        >
          <strong>{`${wish.account} · ${translate(`contracts.kinds.${wish.kind}`)}`}</strong>
          <TermsView terms={wish} period={wish.period} />
        </WaitingProposal>
      )
    })
}
