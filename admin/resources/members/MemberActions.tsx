import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import {
  ClearMemberFailuresDocument,
  RemoveMemberAvatarDocument,
  ResetMemberPasswordDocument,
  ResetMemberPaymentPasswordDocument,
  ResetMemberSecondFactorDocument,
  SetMemberStatusDocument,
} from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment } from './memberDesk.generated.ts'
import { toldOf } from './seconded.ts'
import { useToldPassword } from './use-told-password.ts'

/** What an administrator may do about a member, each with its effect and a reason. */
export function MemberActions({ member }: { member: ConsoleMemberProfileFragment }) {
  const toldPassword = useToldPassword()
  const [told, setTold] = useState<string>()
  if (!mayDo('members', 'edit')) return null
  const { id } = member
  const isLocked = member.status === 'LOCKED'

  const setStatus = (reason: string) =>
    change(SetMemberStatusDocument, { input: { id, status: isLocked ? 'ACTIVE' : 'LOCKED', reason } })
  const resetPassword = async (reason: string) => {
    const reset = await change(ResetMemberPasswordDocument, { input: { id, reason } })
    setTold(toldPassword(reset))
    return reset
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {member.status !== 'CLOSED' && (
          <ActionButton
            label={isLocked ? 'desk.unlock' : 'desk.lock'}
            effects={isLocked ? ['desk.effectUnlock'] : ['desk.effectLock', 'desk.effectLockMoney']}
            run={setStatus}
            done={toldOf('MEMBER_UNLOCKING')}
            isDangerous={!isLocked}
          />
        )}
        <CorrectionDialog member={member} />
        <ActionButton
          label="desk.resetPassword"
          effects={[
            member.email === null ? 'desk.effectResetShown' : 'desk.effectResetMailed',
            'desk.effectResetSessions',
          ]}
          run={resetPassword}
          done={toldOf('MEMBER_PASSWORD')}
          isDangerous
        />
        {member.hasPaymentPassword && (
          <ActionButton
            label="desk.resetPaymentPassword"
            effects={['desk.effectResetPayment']}
            run={(reason) => change(ResetMemberPaymentPasswordDocument, { input: { id, reason } })}
            done={toldOf('MEMBER_PAYMENT_PASSWORD')}
            isDangerous
          />
        )}
        {(member.totpSince !== null || member.passkeys > 0) && (
          <ActionButton
            label="desk.resetSecondFactor"
            effects={['desk.effectResetFactor', 'desk.effectFactorSessions', 'desk.effectFactorTold']}
            run={(reason) => change(ResetMemberSecondFactorDocument, { input: { id, reason } })}
            done={toldOf('MEMBER_SECOND_FACTOR')}
            isDangerous
          />
        )}
        {member.avatarUrl !== null && (
          <ActionButton
            label="desk.removeAvatar"
            effects={['desk.effectRemoveAvatar']}
            run={(reason) => change(RemoveMemberAvatarDocument, { input: { id, reason } })}
            isDangerous
          />
        )}
        {member.failedTries > 0 && (
          <ActionButton
            label="desk.clearFailures"
            effects={['desk.effectClearFailures']}
            run={(reason) => change(ClearMemberFailuresDocument, { input: { id, reason } })}
          />
        )}
      </Box>
      {told !== undefined && (
        <Alert severity="warning" onClose={() => setTold(undefined)} sx={{ overflowWrap: 'anywhere' }}>
          {told}
        </Alert>
      )}
    </Box>
  )
}
