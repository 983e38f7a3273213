import { Alert, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useRoleName } from '../../lib/use-role-name.ts'
import { signedInOperator } from '../../providers/session.ts'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { OwnPassword } from './OwnPassword.tsx'

/** Who is signed in, and what protects the own account. */
export default function Profile() {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const [operator, setOperator] = useState(signedInOperator)
  if (operator === null) return null
  const leave = () => {
    setOperator(signedInOperator())
    // What may be read changed with it: the menu and every page begin anew.
    if (operator.mustEnrol) window.location.reload()
  }
  return (
    <Card variant="outlined" sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="profile.name" />
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {operator.name} · {operator.account} · {nameOf(operator.role)}
        </Typography>
        <Typography variant="h2">{translate('profile.app')}</Typography>
        {operator.mustEnrol && <Alert severity="warning">{translate('profile.mustEnrol')}</Alert>}
        <AuthenticatorApp onChange={leave} />
        <Typography variant="h2">{translate('profile.ownPassword')}</Typography>
        <Typography variant="body2">{translate('profile.passwordHint')}</Typography>
        <OwnPassword />
      </CardContent>
    </Card>
  )
}
