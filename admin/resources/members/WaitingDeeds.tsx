import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleProposalFragment as Proposal } from '../../kits/proposals/proposals.generated.ts'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import type { CorrectMemberInput } from '../../lib/schema.generated.ts'
import { change } from '../../providers/server.ts'
import {
  CorrectMemberDocument,
  ResetMemberPasswordDocument,
  ResetMemberPaymentPasswordDocument,
  ResetMemberSecondFactorDocument,
  SetMemberStatusDocument,
} from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment as Member } from './memberDesk.generated.ts'
import { waitingOf } from './seconded.ts'
import { useToldPassword } from './use-told-password.ts'

/** What one operator wants to do about the member, for a second one to confirm by the same deed. */
export function WaitingDeeds({ member }: { member: Member }) {
  const translate = useTranslate()
  const [told, setTold] = useState<string>()
  const toldPassword = useToldPassword()
  const { id, account } = member

  const confirm = async ({ kind, wish }: Proposal, reason: string) => {
    const input = { id, reason }
    switch (kind) {
      case 'MEMBER_PASSWORD': {
        const reset = await change(ResetMemberPasswordDocument, { input })
        setTold(toldPassword(reset))
        return waitingOf(kind, reset)
      }
      case 'MEMBER_PAYMENT_PASSWORD':
        return waitingOf(kind, await change(ResetMemberPaymentPasswordDocument, { input }))
      case 'MEMBER_SECOND_FACTOR':
        return waitingOf(kind, await change(ResetMemberSecondFactorDocument, { input }))
      case 'MEMBER_UNLOCKING':
        return waitingOf(kind, await change(SetMemberStatusDocument, { input: { ...input, status: 'ACTIVE' } }))
      default: {
        const correction = wish as Pick<CorrectMemberInput, 'language' | 'nickname' | 'payeeName'>
        return waitingOf(kind, await change(CorrectMemberDocument, { input: { ...input, ...correction } }))
      }
    }
  }
  return (
    <>
      {told !== undefined && (
        <Alert severity="warning" onClose={() => setTold(undefined)} sx={{ overflowWrap: 'anywhere' }}>
          {told}
        </Alert>
      )}
      {member.proposals
        // That an account is reopened is decided with its protection.
        .filter(({ kind }) => kind !== 'MEMBER_REOPENING')
        .map((proposal) => (
          <WaitingProposal
            key={proposal.id}
            proposal={proposal}
            resource="members"
            effect={`fourEyes.confirm.${proposal.kind}`}
            otherwise="fourEyes.memberWaits"
            confirm={(reason) => confirm(proposal, reason)}
          >
            <Typography variant="body2">
              {translate(`proposals.kinds.${proposal.kind}`, { subject: account })}
            </Typography>
            {proposal.kind === 'MEMBER_PAYEE_NAME' && (
              <WishedChanges
                current={{ language: member.language, nickname: member.nickname, payeeName: member.payeeName }}
                wish={proposal.wish}
                label={(field) =>
                  translate(field === 'language' ? 'desk.language' : `resources.members.fields.${field}`)
                }
              />
            )}
          </WaitingProposal>
        ))}
    </>
  )
}
