import { Card, CardContent, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { MissingRight } from '../../fields/MissingRight.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { Exclusions } from './Exclusions.tsx'
import { MarkedMembers } from './MarkedMembers.tsx'
import { PendingLimits } from './PendingLimits.tsx'

/** The desk of player protection: wishes to end exclusions, breaks in force, waiting increases, signs of harm. */
export default function ProtectionDesk() {
  const translate = useTranslate()
  if (!mayDo('protection', 'read')) return <MissingRight right="PROTECTION_READ" />
  const parts = [
    ['lifts', <Exclusions key="lifts" name="protection.lifts.title" filter={{ liftState: 'ASKED', isActive: true }} />],
    [
      'exclusions',
      <Exclusions key="exclusions" name="protection.exclusions.title" filter={{ liftState: null, isActive: true }} />,
    ],
    ['pending', <PendingLimits key="pending" />],
    ['marked', <MarkedMembers key="marked" />],
  ] as const
  return (
    <>
      <Title title="protection.name" />
      {parts.map(([name, content]) => (
        <Card key={name} component="section" variant="outlined" sx={{ mt: 2 }} aria-labelledby={`desk-${name}`}>
          <CardContent>
            <Typography id={`desk-${name}`} component="h2" variant="h6">
              {translate(`protection.${name}.title`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {translate(`protection.${name}.explain`)}
            </Typography>
            {content}
          </CardContent>
        </Card>
      ))}
    </>
  )
}
