import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { change } from '../../providers/server.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import { ProofForm } from './ProofForm.tsx'
import { ChangeOperatorPasswordDocument } from './profile.generated.ts'

/** The own password: the old one, and a new one twice. */
export function OwnPassword() {
  const translate = useTranslate()
  const notify = useNotify()
  const [changes, setChanges] = useState(0)
  return (
    <ProofForm
      // Emptied by a new key once it is changed.
      key={changes}
      asks={['password', 'newPassword', 'repeatedPassword']}
      submit="profile.changePassword"
      onSubmit={async ({ password, newPassword, repeatedPassword }) => {
        if (newPassword !== repeatedPassword)
          throw new UserErrors([
            { code: 'PASSWORD_MISMATCH', field: ['repeatedPassword'], message: translate('profile.mismatch') },
          ])
        await change(ChangeOperatorPasswordDocument, { input: { password, newPassword } })
        notify('profile.passwordChanged', { type: 'success' })
        setChanges(changes + 1)
      }}
    />
  )
}
